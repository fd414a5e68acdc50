import { Checkbox } from '@portal/shared/parts';
import { HStack } from '@portal/shared/ui';
import { useState } from 'react';

function Boxes() {
  const [isChecked, setChecked] = useState(true);
  return (
    <HStack>
      <Checkbox label="Select this item" checked={isChecked} onChange={setChecked} />
      <Checkbox label="Select all items" checked={false} mixed onChange={() => {}} />
      <Checkbox label="Select an item that is locked" checked={false} disabled onChange={() => {}} />
    </HStack>
  );
}

export const examples = { Checkbox: Boxes };
