import { Legend, LegendEntry } from './legend.tsx';
import { findStepAt, type StepsFrame, StepsPicture } from './steps-picture.tsx';
import { TimeChart, type TimeChartProps } from './time-chart.tsx';

/**
 * Chart over time of a running sum, such as net money in, as a line that rises and falls with each value, with legend,
 * read-out and table (`TimeChart`). `frame` has its first and last day, whether earlier values are not loaded, and
 * today's value, a diamond at the line's end.
 */
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
            {frame.today ? (
              <LegendEntry
                part="today"
                shape="diamond"
                text={frame.today.isOnScale ? 'Value today' : 'Value today, not on this scale'}
              />
            ) : null}
          </Legend>
        ),
      }}
    />
  );
}
