import { Dialog, Kbd, Switch } from '@portal/shared/parts';
import { Button, chakra, Heading } from '@portal/shared/ui';
import { useState } from 'react';
import type { OverlayProps } from '../core/overlay.ts';
import { areSingleKeysOn, formatKeyName, setSingleKeys, shortcuts } from './shortcuts.ts';

const Entries = chakra('dl');
const Entry = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    // the label at the start and the switch at the end
    '& > label': { justifyContent: 'space-between', w: 'full' },
  },
});
const Keys = chakra('dd', { base: { display: 'flex', gap: '1', flexShrink: '0' } });

interface Row {
  readonly label: string;
  readonly keys: readonly string[];
  /** Whether the agent has switched the key off. */
  readonly off?: boolean;
}

/** Keys that work only in one place. */
const localKeys: Readonly<Record<string, readonly Row[]>> = {
  Customers: [
    { label: 'Search', keys: ['/'] },
    { label: 'Move through the list', keys: ['↑', '↓'] },
    { label: 'Open the customer', keys: ['Enter'] },
  ],
  Assessment: [
    { label: 'Choose an answer', keys: ['1–9'] },
    { label: 'Same answer as last time', keys: ['0'] },
    { label: 'Next question', keys: ['Enter'] },
  ],
};

const singleKeys = shortcuts.flatMap(({ single, keys }) => (single ? keys : []));

/** Lists the keyboard shortcuts; opens on `?`. */
function ShortcutsDialog({ open, onClose }: OverlayProps) {
  const [single, setSingle] = useState(areSingleKeysOn);
  const everywhere: readonly Row[] = [
    ...shortcuts.map((shortcut) => ({ ...shortcut, off: shortcut.single && !single })),
    { label: 'Close what is on top', keys: ['Esc'] },
  ];
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
      <KeyList title="Everywhere" rows={everywhere} />
      <Entry>
        <Switch
          checked={single}
          onChange={(on) => {
            setSingleKeys(on);
            setSingle(on);
          }}
        >
          {`Single keys (${singleKeys.join(' and ')})`}
        </Switch>
      </Entry>
      {Object.entries(localKeys).map(([title, rows]) => (
        <KeyList key={title} title={title} rows={rows} />
      ))}
    </Dialog>
  );
}

function KeyList({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <>
      <Heading as="h3" size="sm" mt="5" mb="1">
        {title}
      </Heading>
      <Entries>
        {rows.map(({ label, keys, off = false }) => (
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
    </>
  );
}

export default ShortcutsDialog;
