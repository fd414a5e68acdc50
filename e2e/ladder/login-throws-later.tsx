import { createParcel } from '@portal/shared/ui';
import { useState } from 'react';

/** Stands until it is used. */
function BreaksLater() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('this release throws when it is used');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

export default createParcel(BreaksLater);
