import { Switch } from '@portal/shared/parts';
import { useState } from 'react';

function Setting() {
  const [isOn, setOn] = useState(true);
  return (
    <Switch checked={isOn} onChange={setOn}>
      Show closed accounts
    </Switch>
  );
}

export const examples = { Switch: Setting };
