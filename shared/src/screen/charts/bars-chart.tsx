import { BarsPicture, findBarAt } from './bars-picture.tsx';
import { Legend, LegendEntry } from './legend.tsx';
import { TimeChart, type TimeChartProps } from './time-chart.tsx';

/**
 * Bar chart over time of two series in one currency, with legend, read-out and table (`TimeChart`): `apart` draws the
 * first upwards and the second downwards, `stacked` the second on the first.
 */
export function BarsChart({ kind, ...props }: TimeChartProps & { readonly kind: 'apart' | 'stacked' }) {
  const [first, second] = props.names;
  const isApart = kind === 'apart';
  return (
    <TimeChart
      {...props}
      picture={{
        kind,
        draw: (size, selected) => <BarsPicture {...size} kind={kind} selected={selected} />,
        findAt: (size, x) => findBarAt({ ...size, kind }, x),
        legend: (
          <Legend>
            <LegendEntry part="first" text={isApart ? `${first}, upwards` : first} />
            <LegendEntry part="second" text={isApart ? `${second}, downwards` : second} />
          </Legend>
        ),
      }}
    />
  );
}
