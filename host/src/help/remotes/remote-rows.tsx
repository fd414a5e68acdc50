import { Chip, Sub, Td } from '@portal/shared/parts';
import { Button, chakra } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import type { RemoteOverrides } from '../../core/releases/running-releases.ts';
import { OverrideForm } from './override-form.tsx';
import type { RemoteFacts } from './remote-facts.ts';

/** The name with the state below it, on a phone beside it. */
const Name = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    flexWrap: 'wrap',
    alignItems: { base: 'center', md: 'flex-start' },
    justifyContent: 'space-between',
    gap: '1.5',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
});
/** An origin and a failure break where they have to, a path or a place between its words alone. */
const Values = chakra('div', {
  base: { minW: '0', fontSize: { md: 'xs', lg: 'sm' } },
  variants: { canBreak: { true: { '&, & > *': { overflowWrap: 'anywhere' } } } },
});

/** An address that rather breaks before its host. */
function Origin({ address }: { readonly address: string }) {
  const start = address.indexOf('//') + 2;
  return (
    <>
      {address.slice(0, start)}
      <wbr />
      {address.slice(start)}
    </>
  );
}

interface RemoteRowsProps {
  readonly remote: RemoteFacts;
  /** Absent where the site does not allow overrides; the row then offers none. */
  readonly overrides: RemoteOverrides | undefined;
}

/**
 * One remote in the table: whether it works, its facts, why it failed in a row below, and where it is allowed its override,
 * whose form is in a row below too.
 */
export function RemoteRows({ remote, overrides }: RemoteRowsProps) {
  const { name, state, facts, failure, isOverridden } = remote;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const columnCount = facts.length + (overrides ? 2 : 1);
  return (
    <tbody aria-label={name}>
      <tr>
        <Td lead>
          <Name>
            {name}
            <Chip tone={state.tone} dot>
              {state.text}
            </Chip>
          </Name>
        </Td>
        {facts.map(({ label, values, help }) => (
          <Td key={label} label={label}>
            {values.length === 0 ? null : (
              <Values canBreak={label === 'Origin'}>
                {values.map((value) => (
                  <div key={value}>{label === 'Origin' ? <Origin address={value} /> : value}</div>
                ))}
                {help === undefined ? null : <Sub>{help}</Sub>}
              </Values>
            )}
          </Td>
        ))}
        {overrides ? (
          <Td actions>
            {isOverridden ? (
              <Button
                size="sm"
                variant="outline"
                aria-label={`Reset ${name}`}
                onClick={() => overrides.reset(name)}
              >
                Reset
              </Button>
            ) : (
              <Button
                ref={opener}
                size="sm"
                variant="outline"
                aria-label={`Override ${name}`}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                Override
              </Button>
            )}
          </Td>
        ) : null}
      </tr>
      {failure === undefined ? null : (
        <tr>
          <Td lead colSpan={columnCount}>
            <Values color="danger.fg" canBreak>
              {failure}
            </Values>
          </Td>
        </tr>
      )}
      {overrides && isOpen ? (
        <tr>
          <Td lead colSpan={columnCount}>
            <OverrideForm
              remote={name}
              overrides={overrides}
              onCancel={() => {
                setOpen(false);
                opener.current?.focus();
              }}
            />
          </Td>
        </tr>
      ) : null}
    </tbody>
  );
}
