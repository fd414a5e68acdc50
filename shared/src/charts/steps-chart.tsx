import { Legend, LegendEntry } from './legend.tsx';
import { findStepAt, type StepsFrame, StepsPicture } from './steps-picture.tsx';
import { TimeChart, type TimeChartProps } from './time-chart.tsx';

/** The sum so far as a line that rises and falls with each value, and today's value at its end. */
export function StepsChart({ frame, ...props }: TimeChartProps & { readonly frame: StepsFrame }) {
  const [first, second, result] = props.names;
  return (
    <TimeChart
      {...props}
      picture={{
        kind: 'steps',
        draw: (size, selected) => <StepsPicture {...size} frame={frame} selected={selected} />,
        findAt: (size, x) => findStepAt({ ...size, frame }, x),
        legend: (
          <Legend>
            <LegendEntry part="line" text={result} />
            <LegendEntry part="in" shape="triangle" text={first} />
            <LegendEntry part="out" shape="triangle-down" text={second} />
            {frame.hasGap ? <LegendEntry part="gap" text="Earlier, not loaded" /> : null}
            {frame.today ? <LegendEntry part="today" shape="diamond" text="Value today" /> : null}
          </Legend>
        ),
      }}
    />
  );
}
