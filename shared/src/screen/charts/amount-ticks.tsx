import type { AmountScale } from './plot.ts';

/**
 * SVG lines and labels of a chart's scale of amounts, up to `right`, the plot's right edge in px. The privacy view
 * blurs the labels.
 */
export const AmountTicks = ({ scale, right }: { readonly scale: AmountScale; readonly right: number }) =>
  scale.ticks.map(({ text, y, isZero }) => (
    <g key={text}>
      <line data-part={isZero ? 'zero' : 'grid'} x1={scale.left} x2={right} y1={y} y2={y} />
      <text x={scale.left - 8} y={y + 4} textAnchor="end" data-private>
        {text}
      </text>
    </g>
  ));
