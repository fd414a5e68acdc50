import { Menu } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

function Actions() {
  const [mode, setMode] = useState('light');
  return (
    <Menu
      label="Actions"
      trigger={<Button variant="outline">More</Button>}
      items={[
        { id: 'open', label: 'Open', onSelect: () => {} },
        { id: 'print', label: 'Print', hint: 'After the payment', disabled: true, onSelect: () => {} },
        'separator',
        {
          id: 'mode',
          label: 'Color mode',
          value: mode,
          onChange: setMode,
          options: [
            { id: 'light', label: 'Light' },
            { id: 'dark', label: 'Dark' },
          ],
        },
        'separator',
        {
          id: 'delete',
          label: 'Delete',
          tone: 'danger',
          icon: <Trash2 aria-hidden />,
          onSelect: () => {},
        },
      ]}
    />
  );
}

export const examples = { Menu: Actions };
