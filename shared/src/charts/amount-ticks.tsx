import type { AmountScale } from './plot.ts';

/** The lines and labels of an amount scale, up to the plot's right edge. The labels are the customer's figures. */
export const AmountTicks = ({ scale, right }: { readonly scale: AmountScale; readonly right: number }) =>
  scale.ticks.map(({ text, y, isZero }) => (
    <g key={text}>
      <line data-part={isZero ? 'zero' : 'grid'} x1={scale.left} x2={right} y1={y} y2={y} />
      <text x={scale.left - 8} y={y + 4} textAnchor="end" data-private>
        {text}
      </text>
    </g>
  ));
