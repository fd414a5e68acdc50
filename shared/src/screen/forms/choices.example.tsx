import { CheckCard, ChoiceCards, Mark } from '@portal/shared/forms';
import { HStack } from '@portal/shared/ui';
import { useState } from 'react';

type Channel = 'bank' | 'epf';

function Payment() {
  const [channel, setChannel] = useState<Channel>();
  return (
    <ChoiceCards<Channel>
      legend="How does the customer pay?"
      value={channel}
      onChange={setChannel}
      options={[
        { value: 'bank', label: 'Bank transfer', hint: 'On the same day' },
        { value: 'epf', label: 'EPF', disabled: true },
      ]}
    />
  );
}

function Declaration() {
  const [isChecked, setChecked] = useState(false);
  return (
    <CheckCard checked={isChecked} onChange={setChecked}>
      The customer has read the product highlights.
    </CheckCard>
  );
}

export const examples = {
  CheckCard: Declaration,
  ChoiceCards: Payment,
  Mark: () => (
    <HStack>
      <Mark type="checkbox" kind="check" aria-label="A check box" defaultChecked />
      <Mark type="radio" kind="radio" aria-label="A radio button" defaultChecked />
    </HStack>
  ),
};
