import { formatCount } from '@portal/shared/counts';
import { Glyph, IdText } from '@portal/shared/parts';
import { Button, chakra, VisuallyHidden } from '@portal/shared/ui';
import { Check, CircleMinus } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from './group-words.ts';
import type { Need } from './need.ts';
import type { Work } from './use-work.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '12',
    py: '2.5',
    px: { base: '4', md: '5' },
    '&:not(:first-child)': { borderTopWidth: '1px', borderColor: 'border.default' },
    color: 'fg.muted',
    '& > svg': { flexShrink: 0 },
  },
  // the last one fills the place that was reserved
  variants: { isQuiet: { true: { flex: '1 0 auto', bg: 'bg.subtle' } } },
});
const LeftRow = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2',
    px: { base: '4', md: '5' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});

interface LastLinesProps {
  readonly work: Work;
  readonly onListAgain: (need: Need) => void;
}

/** The lines after the groups: that nothing waits, or of which kinds nothing does; and what was left alone. */
export function LastLines({ work, onListAgain }: LastLinesProps) {
  const { count, zero, left } = work;
  const isKnown = [work.applications, work.satForms].every(({ status }) => status === 'ok');
  const isNothing = count === 0 && isKnown && work.customers?.status !== 'failed';
  return (
    <>
      {isNothing ? (
        <NothingLine work={work} />
      ) : zero === undefined ? null : (
        <Line isQuiet>
          <chakra.svg asChild color="success.fg">
            <Check size={18} strokeWidth={1.75} aria-hidden />
          </chakra.svg>
          {zero}
        </Line>
      )}
      {left.length === 0 ? null : <LeftAlone left={left} onListAgain={onListAgain} />}
    </>
  );
}

function NothingLine({ work: { next } }: Pick<LastLinesProps, 'work'>) {
  return (
    <Line>
      <Glyph tone="success" icon={<Check strokeWidth={1.75} />} />
      <p>
        <chakra.b fontWeight="semibold" color="fg.default">
          Nothing needs you.
        </chakra.b>{' '}
        {next}
      </p>
    </Line>
  );
}

interface LeftAloneProps {
  readonly left: readonly Need[];
  readonly onListAgain: (need: Need) => void;
}

function LeftAlone({ left, onListAgain }: LeftAloneProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Line isQuiet>
        <CircleMinus size={18} strokeWidth={1.75} aria-hidden />
        <span>
          {formatCount(left.length)} hidden until {left.length === 1 ? 'it changes' : 'they change'}.
        </span>
        <Button variant="ghost" size="xs" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'} {left.length === 1 ? 'it' : 'them'}
        </Button>
      </Line>
      {isShown ? (
        <ul>
          {left.map((need) => (
            <LeftRow key={need.id}>
              <chakra.div flex="1" minW="0">
                <chakra.span fontWeight="medium">{nameOf(need)}</chakra.span>{' '}
                {need.formNo === undefined ? null : <IdText>{need.formNo}</IdText>}
              </chakra.div>
              <Button variant="outline" size="sm" onClick={() => onListAgain(need)}>
                Show it again
                <VisuallyHidden>: {nameOf(need)}</VisuallyHidden>
              </Button>
            </LeftRow>
          ))}
        </ul>
      ) : null}
    </>
  );
}
