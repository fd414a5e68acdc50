import { formatShare, type Money } from '@portal/shared/money';
import { chakra } from '@portal/shared/ui';
import { useState } from 'react';
import type { ClassMark } from './asset-class-mark.ts';
import { Mark } from './mark.tsx';
import { ringArcs } from './ring-geometry.ts';

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

/** Largest diameter in px of the drawing; a phone shows it smaller and without the amount. */
const size = 168;
const radius = size / 2 - 11;
const middle = size / 2;
const stroke = 18;
const gap = 2.5;

/** On a phone the ring is as high as its legend, and the total is above it. Paper has the room. */
const onPhone = '@media screen and (max-width: 767px)';

const Frame = chakra('div', {
  base: {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    // as high as its placeholder
    minH: { md: `${size}px` },
  },
});
const Drawing = chakra('svg', {
  base: {
    flexShrink: 0,
    // a narrow card leaves the names of the legend their lines
    w: { base: '112px', md: `clamp(132px, 31cqw, ${size}px)` },
    h: 'auto',
    printColorAdjust: 'exact',
    [onPhone]: { w: '88px' },
    '& [data-dim]': { opacity: 0.3 },
    '& [data-marks]': { fill: 'bg.surface' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '& circle': { stroke: 'CanvasText !important' },
      '& text': { fill: 'CanvasText' },
      '& [data-marks]': { fill: 'Canvas' },
    },
  },
});
const Arc = chakra('circle', { base: { fill: 'none' } });
const Unit = chakra('text', {
  base: {
    fontFamily: 'body',
    fontVariantNumeric: 'tabular-nums',
    fontSize: '13px',
    fontWeight: 'medium',
    fill: 'fg.subtle',
    // alone there, in the middle
    [onPhone]: { fontSize: '24px', transform: 'translateY(13px)' },
  },
});
const Whole = chakra('text', {
  base: {
    fontFamily: 'body',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'semibold',
    fill: 'fg.default',
    [onPhone]: { display: 'none' },
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

/** Returns the middle of an arc, as a point of the drawing. */
function getMiddle({ offset, length }: { readonly offset: number; readonly length: number }) {
  const angle = (offset + length / 2) / radius - Math.PI / 2;
  return { x: middle + Math.cos(angle) * radius, y: middle + Math.sin(angle) * radius };
}

/**
 * Ring chart of a customer's holdings by part, in one currency, because amounts of different currencies are never
 * added. Beside it a table is the legend, with each part's amount and share; the pointer on a row puts that part into
 * the ring's middle, which has the currency and the total otherwise. The privacy view blurs the amounts.
 */
export function AllocationRing({ slices, currency, total, label }: AllocationRingProps) {
  const [selected, select] = useState<number>();
  const around = 2 * Math.PI * radius;
  const arcs = ringArcs(
    slices.map((slice) => slice.value.fractionOf(total)),
    radius,
    gap,
  );
  const slice = selected === undefined ? undefined : slices[selected];
  const whole = (slice?.value ?? total).format().replace(/\.\d+$/, '');
  return (
    <Frame>
      <Drawing viewBox={`0 0 ${size} ${size}`} aria-hidden focusable="false">
        <g transform={`rotate(-90 ${middle} ${middle})`}>
          {slices.map(({ label: name, color }, index) => {
            const arc = arcs[index];
            if (arc === undefined || arc.length === 0) return null;
            return (
              <Arc
                key={name}
                cx={middle}
                cy={middle}
                r={radius}
                stroke={color}
                strokeWidth={stroke}
                strokeDasharray={`${arc.length.toFixed(2)} ${(around - arc.length).toFixed(2)}`}
                strokeDashoffset={(-arc.offset).toFixed(2)}
                data-dim={slice && index !== selected ? '' : undefined}
              />
            );
          })}
        </g>
        <g data-marks="">
          {slices.map(({ label: name, shape }, index) => {
            const arc = arcs[index];
            // a shorter arc has no room for its shape
            return arc && arc.length > 13 ? (
              <Mark key={name} shape={shape} {...getMiddle(arc)} r={3.6} />
            ) : null;
          })}
        </g>
        <Unit x={middle} y={middle - 5} textAnchor="middle">
          {slice ? formatShare(slice.value, total) : currency}
        </Unit>
        <Whole
          x={middle}
          y={middle + 14}
          textAnchor="middle"
          fontSize={`${Math.min(16, (2 * radius - stroke - 12) / (whole.length * 0.6))}px`}
          data-private
        >
          {whole}
        </Whole>
      </Drawing>
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
              <td>{formatShare(value, total) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </Legend>
    </Frame>
  );
}
