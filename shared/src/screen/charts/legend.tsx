import { chakra } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { Drawing, Hatches } from './drawing.tsx';
import { Mark, type MarkShape } from './mark.tsx';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    mt: '2.5',
    textStyle: 'xs',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& svg': { w: '14px', h: '14px', flexShrink: 0 },
  },
});

/** List of a chart's `LegendEntry`s, hidden from screen readers, for which read-out and table name the series. */
export const Legend = ({ children }: { readonly children: ReactNode }) => <List aria-hidden>{children}</List>;

interface LegendEntryProps {
  readonly part: 'first' | 'second' | 'line' | 'in' | 'out' | 'gap' | 'today';
  readonly shape?: MarkShape;
  readonly text: string;
}

/**
 * Entry of a `Legend`: the `text` that names a series, after its mark, which is `shape`, a line, or a square that is
 * hatched for all but the first series.
 */
export function LegendEntry({ part, shape, text }: LegendEntryProps) {
  const id = useId();
  return (
    <li>
      <Drawing viewBox="0 0 14 14">
        <Hatches id={id} />
        {shape ? (
          <g data-part={part}>
            <Mark shape={shape} x={7} y={7} r={4.4} />
          </g>
        ) : part === 'line' ? (
          <path data-part="line" d="M0 11H7V3H14" />
        ) : (
          <rect
            data-part={part}
            x="2"
            y="2"
            width="10"
            height="10"
            rx="2"
            {...(part === 'first' ? {} : { fill: `url(#${id}${part === 'gap' ? 'gap-' : ''}hatch)` })}
          />
        )}
      </Drawing>
      {text}
    </li>
  );
}
