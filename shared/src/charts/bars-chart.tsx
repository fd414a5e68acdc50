import { BarsPicture, findBarAt } from './bars-picture.tsx';
import { Legend, LegendEntry } from './legend.tsx';
import { TimeChart, type TimeChartProps } from './time-chart.tsx';

/** Bars of both series: `apart` up and down, `stacked` one on the other. */
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
