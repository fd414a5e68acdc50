import { Dialog, Kbd, Switch } from '@portal/shared/parts';
import { Button, chakra } from '@portal/shared/ui';
import { useState } from 'react';
import type { OverlayProps } from '../core/overlay.ts';
import { areSingleKeysOn, formatKeyName, setSingleKeys, shortcuts } from './shortcuts.ts';

const Entries = chakra('dl', { base: { mt: '4' } });
const Entry = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});
const Keys = chakra('dd', { base: { display: 'flex', gap: '1', flexShrink: '0' } });

/** Keys that work only in one place. */
const localKeys = [
  { label: 'Close what is on top', keys: ['Esc'] },
  { label: 'Move through customers found', keys: ['↑', '↓'] },
  { label: 'Open the customer', keys: ['Enter'] },
  { label: 'Choose an answer of an assessment', keys: ['1–9'] },
  { label: 'Same answer as last time', keys: ['0'] },
  { label: 'Next question of an assessment', keys: ['Enter'] },
] as const;

const singleKeys = shortcuts.flatMap(({ single, keys }) => (single ? keys : []));

/** Lists the keyboard shortcuts; opens on `?`. */
function ShortcutsDialog({ open, onClose }: OverlayProps) {
  const [single, setSingle] = useState(areSingleKeysOn);
  const rows = shortcuts.map((shortcut) => ({ ...shortcut, off: shortcut.single && !single }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keyboard shortcuts"
      footer={
        <Button variant="outline" onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <Entries>
        {[...rows, ...localKeys.map((entry) => ({ ...entry, off: false }))].map(({ label, keys, off }) => (
          <Entry key={label}>
            <chakra.dt color={off ? 'fg.subtle' : 'fg.default'}>
              {label}
              {off ? ', switched off' : ''}
            </chakra.dt>
            <Keys>
              {keys.map((name) => (
                <Kbd key={name}>{formatKeyName(name)}</Kbd>
              ))}
            </Keys>
          </Entry>
        ))}
      </Entries>
      <chakra.div mt="4">
        <Switch
          checked={single}
          onChange={(on) => {
            setSingleKeys(on);
            setSingle(on);
          }}
        >
          {`Single keys (${singleKeys.join(' and ')})`}
        </Switch>
      </chakra.div>
    </Dialog>
  );
}

export default ShortcutsDialog;
