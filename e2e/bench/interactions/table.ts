import { median } from '../median.ts';
import type { StepTimes } from './step.ts';

/** The longest that a press may wait for the next paint, and a task may take, in milliseconds. */
const goals = { event: 100, task: 200 } as const;

/** What was measured of one site: step → its times, one for each round. */
export type Measured = ReadonlyMap<string, readonly StepTimes[]>;

/** Median of a figure that each round has; undefined when one has none. */
function middleOf(
  times: readonly StepTimes[],
  figure: (times: StepTimes) => number | undefined,
): number | undefined {
  const figures = times.flatMap((each) => figure(each) ?? []);
  return figures.length > 0 && figures.length === times.length ? median(figures) : undefined;
}

const cell = (text: string, width: number) => text.padStart(width);
const milliseconds = (time: number | undefined) => (time === undefined ? '–' : String(Math.round(time)));

function eventText(times: readonly StepTimes[]): string {
  const event = middleOf(times, (each) => each.event);
  if (event === 0) return '< 16';
  const handlers = middleOf(times, (each) => each.handlers);
  return milliseconds(event) + (event === undefined ? '' : ` (${milliseconds(handlers)})`);
}

const cellsOf = (times: readonly StepTimes[]): string =>
  cell(eventText(times), 12) +
  cell(milliseconds(middleOf(times, ({ task }) => task)), 7) +
  cell(milliseconds(middleOf(times, ({ complete }) => complete)), 10);

const isOverGoal = (times: readonly StepTimes[]): boolean =>
  (middleOf(times, ({ event }) => event) ?? 0) > goals.event ||
  (middleOf(times, ({ task }) => task) ?? 0) > goals.task;

/**
 * Returns the table of medians, a line for each step: event (its handlers), longest task and time until complete, side by
 * side for each site by its name. `!` marks steps at which the first site misses a goal.
 */
export function formatTable(sites: ReadonlyMap<string, Measured>): string {
  const names = [...new Set([...sites.values()].flatMap((measured) => [...measured.keys()]))];
  const all = [...sites.values()];
  const width = Math.max(...names.map((name) => name.length)) + 2;
  const head = cell('event', 12) + cell('task', 7) + cell('complete', 10);
  const blank = ' '.repeat(width);
  return [
    blank + [...sites.keys()].map((name) => cell(name, head.length)).join(''),
    blank + head.repeat(all.length),
    `${'goal'.padEnd(width)}${cell(String(goals.event), 12)}${cell(String(goals.task), 7)}`,
    ...names.map((name) => {
      const mark = isOverGoal(all[0]?.get(name) ?? []) ? '! ' : '  ';
      return (mark + name).padEnd(width) + all.map((measured) => cellsOf(measured.get(name) ?? [])).join('');
    }),
  ].join('\n');
}
