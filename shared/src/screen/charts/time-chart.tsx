import { MoneyText, Segmented } from '@portal/shared/parts';
import { Box, chakra } from '@portal/shared/ui';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import { narrowWidth } from './plot.ts';
import { TimeTable } from './time-table.tsx';
import {
  describeValue,
  listAmounts,
  sumTimeValues,
  type TimeAmounts,
  type TimeChartKind,
  type TimeNames,
  type TimeValue,
  toTimeValues,
} from './time-value.ts';
import { useWidth } from './use-width.ts';

const ReadOut = chakra('p', {
  base: {
    // what takes two lines is spread over both
    textWrap: 'balance',
    me: { base: '-2.5', md: '-3.5' },
    '& > *': { display: 'inline-block', me: { base: '2.5', md: '3.5' } },
    minH: { base: '9', md: '5' },
    mb: { base: '1', md: '2.5' },
    fontSize: '13px',
    lineHeight: { base: '18px', md: 'sm' },
    '& [data-detail]': { display: { base: 'none', md: 'inline-block' } },
    color: 'fg.muted',
    '& b': { fontWeight: 'semibold', color: 'fg.default' },
  },
});
const Plot = chakra('div', { base: { borderRadius: 'sm', touchAction: 'pan-y', minW: '0' } });

/** How a chart shows its values. */
export type ChartFormat = 'chart' | 'table';

/** Switch `Show as` between a chart and its table. The caller keeps the value. */
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

/** What a chart over time is drawn of. Sizes are in px. */
interface PictureSize {
  readonly values: readonly TimeValue[];
  readonly width: number;
  readonly height: number;
}

/** How a chart over time is drawn. */
interface TimePicture {
  readonly kind: TimeChartKind;
  /** Draws the values; `selected` is the place of one in their list. */
  readonly draw: (size: PictureSize, selected: number | undefined) => ReactNode;
  /** Returns the place of the value at a distance from the left edge. */
  readonly findAt: (size: PictureSize, x: number) => number;
  readonly legend: ReactNode;
}

/** What all charts over time have. */
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
  readonly format: ChartFormat;
  /** Height of a narrow picture in px. Default: as high as a wide one. */
  readonly narrowHeight?: number;
}

/**
 * Amounts over time in one currency: steps, or bars of two series, as `picture` draws them. The line above the picture
 * has the value that pointer, touch or arrow keys select, and the sums without one. The table is there for screen
 * readers too, and alone when `format` is `table`.
 */
export function TimeChart(props: TimeChartProps & { readonly picture: TimePicture }) {
  const { label, unit, names, values: amounts, format, picture } = props;
  const values = useMemo(() => toTimeValues(picture.kind, amounts), [picture.kind, amounts]);
  return (
    <>
      {format === 'chart' ? <Chart {...props} values={values} /> : null}
      <Box srOnly={format === 'chart'}>
        <TimeTable label={label} unit={unit} kind={picture.kind} names={names} values={values} />
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
  readonly picture: TimePicture;
  readonly values: readonly TimeValue[];
}

function Chart({ label, names, currency, values, period, picture, narrowHeight }: ChartProps) {
  const [plot, width] = useWidth<HTMLDivElement>();
  // other values, of more years or of another currency, may not have it
  const [selectedId, setSelectedId] = useState<string>();
  const last = values.length - 1;
  const found = values.findIndex(({ id }) => id === selectedId);
  const selected = found < 0 ? undefined : found;
  const select = (at: number | undefined) => setSelectedId(at === undefined ? undefined : values[at]?.id);
  const shown =
    (selected === undefined ? undefined : values[selected]) ??
    sumTimeValues(picture.kind, values, currency, period);
  const height = (width < narrowWidth ? narrowHeight : undefined) ?? 224;
  const size = { values, width, height };
  const selectByKey = (event: KeyboardEvent) => {
    // with another key it is the browser's: back, the end of the page
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = findByKey(event.key, selected, last);
    if (next === null || last < 0 || (event.key === 'Escape' && selected === undefined)) return;
    // Esc closes nothing else then
    event.preventDefault();
    event.stopPropagation();
    select(next);
  };
  const selectByPointer = (event: PointerEvent<HTMLElement>) => {
    if (last < 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    // the drawing may be enlarged
    const x = ((event.clientX - box.left) / Math.max(1, box.width)) * width;
    select(picture.findAt(size, x));
  };
  return (
    <div>
      <ReadOut>
        <b>{shown.label}</b>
        {shown.detail === undefined ? null : <span data-detail="">{shown.detail}</span>}
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
        // Session recordings keep the text for screen readers, which has amounts, so they leave the drawing out (MON-01).
        data-dd-privacy="hidden"
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
        {picture.draw(size, selected)}
      </Plot>
      {picture.legend}
    </div>
  );
}
