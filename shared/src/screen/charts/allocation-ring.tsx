import { formatShares, formatWhole, type Money } from '@portal/shared/money';
import { chakra } from '@portal/shared/ui';
import { useState } from 'react';
import type { ClassMark } from './asset-class-mark.ts';
import { Mark } from './mark.tsx';
import { RingDrawing, ringSize } from './ring-drawing.tsx';

/** One part of the whole. */
export interface AllocationSlice extends ClassMark {
  readonly label: string;
  readonly value: Money;
}

/** Props of `AllocationRing`. */
interface AllocationRingProps {
  /** Largest first. */
  readonly slices: readonly AllocationSlice[];
  readonly currency: string;
  readonly total: Money;
  /** Describes the whole: `Allocation of MYR by asset class`. */
  readonly label: string;
}

const Frame = chakra('div', {
  base: {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    // as high as its placeholder
    minH: { md: `${ringSize}px` },
  },
});
const Legend = chakra('table', {
  base: {
    flex: '1',
    minW: '0',
    borderCollapse: 'collapse',
    '& :is(th, td)': {
      py: { base: '0', md: '1' },
      textAlign: 'end',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
    },
    '& th': { position: 'relative', ps: '20px', textAlign: 'start', whiteSpace: 'normal' },
    '& td': { fontVariantNumeric: 'tabular-nums lining-nums', ps: '2' },
    // amounts where a narrow card has the room
    '& td[data-amount]': { display: 'none', color: 'fg.muted' },
    '@container (min-width: 400px)': { '& td[data-amount]': { display: 'table-cell' } },
    '& td:last-child': { fontWeight: 'medium' },
    '& tr[data-selected] th': { fontWeight: 'semibold' },
    '@media (max-width: 767px)': { '& :is(th, td)': { fontSize: '13px', lineHeight: '18px' } },
    '& svg': {
      position: 'absolute',
      insetInlineStart: '0',
      w: '14px',
      h: '14px',
      mt: { base: '2px', md: '3px' },
    },
    '@media (forced-colors: active)': {
      '& svg': { forcedColorAdjust: 'none', fill: 'CanvasText !important' },
    },
  },
});
const Swatch = chakra('svg');

/**
 * Ring chart of a customer's holdings by part, in one currency, because amounts of different currencies are never
 * added. Beside it a table is the legend, with each part's amount and share; the pointer on a row puts that part into
 * the ring's middle, which has the currency and the total otherwise. The privacy view blurs the amounts.
 */
export function AllocationRing({ slices, currency, total, label }: AllocationRingProps) {
  const [selected, select] = useState<number>();
  const shares = formatShares(
    slices.map(({ value }) => value),
    total,
  );
  const slice = selected === undefined ? undefined : slices[selected];
  return (
    <Frame>
      <RingDrawing
        parts={slices.map(({ value, ...part }) => ({ ...part, share: value.fractionOf(total) }))}
        unit={selected === undefined ? currency : shares[selected]}
        whole={formatWhole(slice?.value ?? total)}
        selected={selected}
      />
      <Legend aria-label={label} onPointerLeave={() => select(undefined)}>
        <tbody>
          {slices.map(({ label: name, value, color, shape }, index) => (
            <tr
              key={name}
              data-selected={index === selected ? '' : undefined}
              onPointerEnter={() => select(index)}
            >
              <th scope="row">
                <Swatch viewBox="0 0 14 14" fill={color} aria-hidden focusable="false">
                  <Mark shape={shape} x={7} y={7} r={5} />
                </Swatch>
                {name}
              </th>
              <td data-amount="" data-private="">
                {value.format()}
              </td>
              <td>{shares[index] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </Legend>
    </Frame>
  );
}
