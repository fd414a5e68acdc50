import { formatShare, type Money } from '@portal/shared/money';
import { type ColorToken, chakra } from '@portal/shared/ui';
import { ringArcs } from './ring-geometry.ts';

/** One part of the whole. */
export interface AllocationSlice {
  readonly label: string;
  readonly value: Money;
  readonly color: ColorToken;
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

/** Diameter in px. */
const size = 168;
const stroke = 18;
const gap = 2.5;

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    gap: { base: '4', md: '7' },
  },
});
const Drawing = chakra('svg', { base: { flexShrink: 0 } });
const Arc = chakra('circle', { base: { fill: 'none' } });
const Words = chakra('text', { base: { fontFamily: 'body', fontVariantNumeric: 'tabular-nums' } });

const Legend = chakra('table', {
  base: {
    flex: '1',
    w: 'full',
    minW: '0',
    borderCollapse: 'collapse',
    '& :is(th, td)': { py: '5px', textAlign: 'end', fontWeight: 'normal', whiteSpace: 'nowrap' },
    '& th': { textAlign: 'start', whiteSpace: 'normal' },
    '& td': { fontVariantNumeric: 'tabular-nums lining-nums' },
    '& td[data-amount]': { display: { base: 'none', sm: 'table-cell' }, color: 'fg.muted', ps: '3' },
    '& td:last-child': { ps: '5', fontWeight: 'medium' },
  },
});
const Swatch = chakra('i', {
  base: { display: 'inline-block', boxSize: '2.5', me: '2.5', borderRadius: '3px', verticalAlign: '-1px' },
});
const Caption = chakra('caption', { base: { srOnly: true } });

/**
 * Ring chart of a customer's holdings by part, in one currency, because amounts of different currencies are never
 * added. The legend is the table for screen readers.
 */
export function AllocationRing({ slices, currency, total, label }: AllocationRingProps) {
  const radius = (size - 40) / 2;
  const middle = size / 2;
  const around = 2 * Math.PI * radius;
  const arcs = ringArcs(
    slices.map((slice) => slice.value.fractionOf(total)),
    radius,
    gap,
  );
  const whole = total.format().replace(/\.\d+$/, '');
  return (
    <Frame>
      <Drawing width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden focusable="false">
        <g transform={`rotate(-90 ${middle} ${middle})`}>
          {slices.map((slice, index) => {
            const arc = arcs[index];
            if (arc === undefined || arc.length === 0) return null;
            return (
              <Arc
                key={slice.label}
                cx={middle}
                cy={middle}
                r={radius}
                stroke={slice.color}
                strokeWidth={stroke}
                strokeDasharray={`${arc.length.toFixed(2)} ${(around - arc.length).toFixed(2)}`}
                strokeDashoffset={(-arc.offset).toFixed(2)}
              />
            );
          })}
        </g>
        <Words
          x={middle}
          y={middle - 4}
          textAnchor="middle"
          fill="fg.subtle"
          fontSize="12px"
          fontWeight="medium"
        >
          {currency}
        </Words>
        <Words
          x={middle}
          y={middle + 15}
          textAnchor="middle"
          fill="fg.default"
          fontSize={`${Math.min(16, (2 * radius - stroke - 12) / (whole.length * 0.6))}px`}
          fontWeight="semibold"
          data-private
        >
          {whole}
        </Words>
      </Drawing>
      <Legend>
        <Caption>{label}</Caption>
        <tbody>
          {slices.map((slice) => (
            <tr key={slice.label}>
              <th scope="row">
                <Swatch bg={slice.color} aria-hidden />
                {slice.label}
              </th>
              <td data-amount="" data-private="">
                {slice.value.format()}
              </td>
              <td>{formatShare(slice.value, total) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </Legend>
    </Frame>
  );
}
