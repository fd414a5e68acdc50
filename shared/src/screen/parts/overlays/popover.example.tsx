import { Popover } from '@portal/shared/parts';
import { Button, Text } from '@portal/shared/ui';
import { useState } from 'react';

function Notices() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label="Notices"
      trigger={<Button variant="outline">Notices</Button>}
    >
      <Text p="4">Nothing new.</Text>
    </Popover>
  );
}

export const examples = { Popover: Notices };
