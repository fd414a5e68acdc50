import type { TimeAmounts } from '@portal/shared/charts';
import { chakra } from '@portal/shared/ui';

const Picture = chakra('svg', {
  base: {
    w: { base: '88px', md: '152px' },
    h: { base: '32px', md: '44px' },
    '& [data-first]': { fill: 'chart.1' },
    '& [data-second]': { fill: 'none', stroke: 'chart.2', strokeWidth: '1' },
    '& line': { stroke: 'border.control' },
    '@media (forced-colors: active)': { '& rect': { fill: 'CanvasText' } },
  },
});

const size = { width: 152, height: 44 } as const;

interface SparkProps {
  /** Oldest first. */
  readonly values: readonly TimeAmounts[];
  /** Whether the second amount goes down from the line, or is on the first. */
  readonly kind: 'apart' | 'stacked';
}

/** The two amounts of each month or year as small bars, for the eye alone: the chart and its table say the same. */
export function Spark({ values, kind }: SparkProps) {
  const bars = values.map(({ id, amounts: [first, second] }) => ({
    id,
    first: Math.max(0, Number(first.toString())),
    second: Math.max(0, Number(second.toString())),
  }));
  const up = Math.max(1, ...bars.map(({ first, second }) => first + (kind === 'apart' ? 0 : second)));
  const down = kind === 'apart' ? Math.max(0, ...bars.map(({ second }) => second)) : 0;
  const scale = (size.height - 2) / (up + down);
  const zero = 1 + up * scale;
  const step = size.width / Math.max(1, bars.length);
  const width = Math.min(8, step * 0.6);
  return (
    <Picture viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
      {bars.map(({ id, first, second }, index) => {
        const x = step * (index + 0.5) - width / 2;
        const top = zero - first * scale;
        return (
          <g key={id}>
            <rect data-first="" x={x} y={top} width={width} height={first * scale} />
            <rect
              data-second=""
              x={x}
              y={kind === 'apart' ? zero : top - second * scale}
              width={width}
              height={second * scale}
            />
          </g>
        );
      })}
      <line x1="0" x2={size.width} y1={zero} y2={zero} />
    </Picture>
  );
}
