import { MoneyText, Segmented } from '@portal/shared/parts';
import { Box, chakra } from '@portal/shared/ui';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react';
import { BarsPicture, findBarAt } from './bars-picture.tsx';
import { Drawing, Hatches } from './drawing.tsx';
import { Mark, type MarkShape } from './mark.tsx';
import { findStepAt, type StepsFrame, StepsPicture } from './steps-picture.tsx';
import { TimeTable } from './time-table.tsx';
import {
  describeValue,
  listAmounts,
  sumTimeValues,
  type TimeAmounts,
  type TimeNames,
  type TimeValue,
  toTimeValues,
} from './time-value.ts';
import { useWidth } from './use-width.ts';

const ReadOut = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3.5',
    rowGap: '0.5',
    minH: { base: '10', md: '5' },
    mb: '2.5',
    fontSize: '13px',
    lineHeight: 'sm',
    alignContent: 'start',
    color: 'fg.muted',
    '& b': { fontWeight: 'semibold', color: 'fg.default' },
  },
});
const Legend = chakra('ul', {
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
const Plot = chakra('div', { base: { borderRadius: 'sm', touchAction: 'pan-y', minW: '0' } });

/** How a chart shows its values. */
export type ChartFormat = 'chart' | 'table';

/** The switch between a chart and its table. */
export const FormatSwitch = (props: {
  readonly value: ChartFormat;
  readonly onChange: (format: ChartFormat) => void;
}) => (
  <Segmented
    label="Show as"
    options={[
      { id: 'chart', label: 'Chart' },
      { id: 'table', label: 'Table' },
    ]}
    {...props}
  />
);

/** Props of `TimeChart`. */
export interface TimeChartProps {
  /** Name of the chart and of its table, with the currency: `Money in and out by month, MYR`. */
  readonly label: string;
  /** Heading of the table's first column: `Date`, `Month` or `Year`. */
  readonly unit: string;
  readonly names: TimeNames;
  readonly currency: string;
  /** Oldest first, all in the currency. */
  readonly values: readonly TimeAmounts[];
  /** Names the time of all values: `All years`. */
  readonly period: string;
  readonly picture: { readonly kind: 'apart' | 'stacked' } | ({ readonly kind: 'steps' } & StepsFrame);
  readonly format: ChartFormat;
  /** Height of the picture in px. Default: 224. */
  readonly height?: number;
}

/**
 * Amounts over time in one currency: steps, or bars of two series. The line above the picture has the value that pointer,
 * touch or arrow keys select, and the sums without one. The table is there for screen readers too.
 */
export function TimeChart(props: TimeChartProps) {
  const { label, unit, names, values: amounts, format, picture } = props;
  const values = useMemo(() => toTimeValues(picture.kind, amounts), [picture.kind, amounts]);
  return (
    <>
      {format === 'chart' ? <Chart {...props} values={values} /> : null}
      <Box srOnly={format === 'chart'}>
        <TimeTable label={label} unit={unit} names={names} values={values} />
      </Box>
    </>
  );
}

/** Returns the value that a key selects, `undefined` for none; `null` for a key of no meaning here. */
function findByKey(key: string, selected: number | undefined, last: number): number | undefined | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return selected === undefined ? 0 : Math.min(last, selected + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return selected === undefined ? last : Math.max(0, selected - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return undefined;
    default:
      return null;
  }
}

interface ChartProps extends TimeChartProps {
  readonly values: readonly TimeValue[];
}

function Chart({ label, names, currency, values, period, picture, height = 224 }: ChartProps) {
  const [plot, width] = useWidth<HTMLDivElement>();
  const [selection, select] = useState<number>();
  const last = values.length - 1;
  // the values may have become fewer
  const selected = selection !== undefined && selection <= last ? selection : undefined;
  const shown =
    (selected === undefined ? undefined : values[selected]) ??
    sumTimeValues(picture.kind, values, currency, period);
  const size = { values, width, height };
  const selectByKey = (event: KeyboardEvent) => {
    const found = findByKey(event.key, selected, last);
    if (found === null || last < 0 || (event.key === 'Escape' && selected === undefined)) return;
    // Esc closes nothing else then
    event.preventDefault();
    event.stopPropagation();
    select(found);
  };
  const selectByPointer = (event: PointerEvent<HTMLElement>) => {
    if (last < 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    // the drawing may be enlarged
    const x = ((event.clientX - box.left) / Math.max(1, box.width)) * width;
    select(
      picture.kind === 'steps'
        ? findStepAt({ ...size, frame: picture }, x)
        : findBarAt({ ...size, kind: picture.kind }, x),
    );
  };
  return (
    <div>
      <ReadOut>
        <b>{shown.label}</b>
        {shown.detail === undefined ? null : <span>{shown.detail}</span>}
        {listAmounts(picture.kind, shown, names).map(({ name, money }) => (
          <span key={name}>
            {`${name} `}
            <b>
              <MoneyText value={money} size="sm" />
            </b>
          </span>
        ))}
      </ReadOut>
      <Plot
        ref={plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={values.length}
        aria-valuenow={selected === undefined ? 0 : selected + 1}
        aria-valuetext={describeValue(picture.kind, shown, names)}
        onKeyDown={selectByKey}
        onPointerDown={selectByPointer}
        onPointerMove={selectByPointer}
        onPointerLeave={() => select(undefined)}
      >
        {picture.kind === 'steps' ? (
          <StepsPicture {...size} frame={picture} selected={selected} />
        ) : (
          <BarsPicture {...size} kind={picture.kind} selected={selected} />
        )}
      </Plot>
      <ChartLegend picture={picture} names={names} />
    </div>
  );
}

/** Names the series by colour, shape and hatch. */
function ChartLegend({ picture, names: [first, second, result] }: Pick<TimeChartProps, 'picture' | 'names'>) {
  if (picture.kind !== 'steps') {
    const apart = picture.kind === 'apart';
    return (
      <Legend aria-hidden>
        <LegendEntry part="first" text={apart ? `${first}, upwards` : first} />
        <LegendEntry part="second" text={apart ? `${second}, downwards` : second} />
      </Legend>
    );
  }
  return (
    <Legend aria-hidden>
      <LegendEntry part="line" text={result} />
      <LegendEntry part="in" shape="triangle" text={first} />
      <LegendEntry part="out" shape="triangle-down" text={second} />
      {picture.hasGap ? <LegendEntry part="gap" text="Earlier, not loaded" /> : null}
      {picture.today ? <LegendEntry part="today" shape="diamond" text="Value today" /> : null}
    </Legend>
  );
}

interface LegendEntryProps {
  readonly part: 'first' | 'second' | 'line' | 'in' | 'out' | 'gap' | 'today';
  readonly shape?: MarkShape;
  readonly text: string;
}

function LegendEntry({ part, shape, text }: LegendEntryProps) {
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
