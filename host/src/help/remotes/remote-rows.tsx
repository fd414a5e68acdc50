import type { RemoteName } from '@portal/shared/contract';
import { Chip, Menu, Sub, Td } from '@portal/shared/parts';
import { Appear, chakra, IconButton } from '@portal/shared/ui';
import { EllipsisVertical } from 'lucide-react';
import { useRef } from 'react';
import type { RemoteOverrides } from '../../core/releases/running-releases.ts';
import { OverrideForm } from './override-form.tsx';
import type { RemoteFacts } from './remote-facts.ts';
import { stateIcons, stateTones } from './state-mark.tsx';

const Name = chakra('div', { base: { fontWeight: 'semibold', whiteSpace: 'nowrap' } });
const Version = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    justifyContent: { base: 'flex-end', md: 'flex-start' },
  },
});
/** A failure breaks where it has to. */
const State = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, mt: '0.5' },
  },
  variants: {
    tone: {
      neutral: { '& > svg': { color: 'fg.subtle' } },
      success: { '& > svg': { color: 'success.fg' } },
      warn: { color: 'accent.fg' },
      danger: { color: 'danger.fg' },
    },
  },
});

/** In a table an address has one line. */
const Origin = chakra('span', { base: { color: 'fg.muted', overflowWrap: 'break-word' } });

interface RemoteRowsProps {
  readonly remote: RemoteFacts;
  /** Absent where the site does not allow overrides; the row then offers none. */
  readonly overrides: RemoteOverrides | undefined;
  /** Whether its override is asked for. */
  readonly isOpen: boolean;
  /** Asks for the override of a remote, or of none. */
  readonly onAsk: (name: RemoteName | undefined) => void;
}

/** One remote in the table: what runs, and where it is allowed its override, whose form is in a row below. */
export function RemoteRows({ remote, overrides, isOpen, onAsk }: RemoteRowsProps) {
  const { name, titles, version, isCanary, origin, state, text, notes } = remote;
  const more = useRef<HTMLButtonElement>(null);
  const Icon = stateIcons[state];
  return (
    <tbody aria-label={name}>
      <tr>
        <Td lead>
          <Name>{name}</Name>
          {titles === '' ? null : <Sub>{titles}</Sub>}
        </Td>
        <Td label="Version">
          {version === undefined ? null : (
            <Version>
              {version}
              {isCanary ? <Chip tone="info">Canary</Chip> : null}
            </Version>
          )}
        </Td>
        <Td label="Origin">{origin === undefined ? null : <Origin>{origin}</Origin>}</Td>
        <Td label="State">
          <State tone={stateTones[state]}>
            <Icon size={16} aria-hidden />
            <div>
              {text}
              {notes.map((note) => (
                <Sub key={note}>{note}</Sub>
              ))}
            </div>
          </State>
        </Td>
        {overrides ? (
          <Td actions>
            <Menu
              label={`More for ${name}`}
              trigger={
                <IconButton ref={more} aria-label={`More for ${name}`} size="sm">
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
              items={[
                version === undefined
                  ? { id: 'reset', label: 'Reset', onSelect: () => overrides.reset(name) }
                  : { id: 'override', label: 'Override', onSelect: () => onAsk(name) },
              ]}
            />
          </Td>
        ) : null}
      </tr>
      {overrides && isOpen ? (
        <tr>
          <Td lead colSpan={5}>
            <Appear move="fade">
              <OverrideForm
                remote={name}
                overrides={overrides}
                onCancel={() => {
                  onAsk(undefined);
                  more.current?.focus();
                }}
              />
            </Appear>
          </Td>
        </tr>
      ) : null}
    </tbody>
  );
}
