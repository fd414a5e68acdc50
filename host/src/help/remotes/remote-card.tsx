import { Card, CardBody, CardHeader, Chip, KeyValue, KeyValues } from '@portal/shared/parts';
import { Button, chakra } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import type { RemoteOverrides } from '../../core/releases/running-releases.ts';
import { OverrideForm } from './override-form.tsx';
import type { RemoteFacts } from './remote-facts.ts';

/** Five facts in one row on a wide screen, where they are in columns over all cards; a failure is below them. */
const Facts = chakra(KeyValues, {
  base: {
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 2fr) minmax(0, 3fr)',
    },
    '& > :nth-child(5)': { gridColumn: { base: '1 / -1', md: 'span 2', xl: 'auto' } },
    '& > :nth-child(6)': { gridColumn: '1 / -1' },
  },
});

interface RemoteCardProps {
  readonly remote: RemoteFacts;
  /** Absent where the site does not allow overrides; the card then offers none. */
  readonly overrides: RemoteOverrides | undefined;
}

/** One remote: whether it works, its facts, and where it is allowed its override. */
export function RemoteCard({ remote, overrides }: RemoteCardProps) {
  const { name, state, facts, isOverridden } = remote;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Card aria-label={name}>
      <CardHeader
        title={name}
        aside={
          <>
            <Chip tone={state.tone} dot>
              {state.text}
            </Chip>
            {overrides === undefined ? null : isOverridden ? (
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
          </>
        }
      />
      <CardBody>
        <Facts>
          {facts.map(({ label, values, help }) => (
            <KeyValue key={label} label={label} help={help}>
              {values.length === 0 ? undefined : values.map((value) => <div key={value}>{value}</div>)}
            </KeyValue>
          ))}
        </Facts>
      </CardBody>
      {overrides && isOpen ? (
        <OverrideForm
          remote={name}
          overrides={overrides}
          onCancel={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      ) : null}
    </Card>
  );
}
