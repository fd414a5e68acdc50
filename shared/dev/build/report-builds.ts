import type { Build, Outcome } from './build.ts';

/** The parts of a build that the report uses. */
type ReportedBuild = Pick<Build, 'name' | 'building' | 'onOutcome'>;

/** Escape sequences of colours, as compilers put them into messages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what they begin with
const colours = /\u001b\[\d+(;\d+)*m/g;

/**
 * Prints the outcome whenever no build runs any more: one line with the packages and the seconds, or, while any build
 * fails, each error once even if several packages have it. Returns at once, and goes on as long as the builds do.
 * @param say prints a text
 */
export function reportBuilds(builds: readonly ReportedBuild[], say: (text: string) => void): void {
  const latest = new Map<ReportedBuild, Outcome>();
  let news: ReportedBuild[] = [];
  for (const build of builds) {
    build.onOutcome((outcome) => {
      latest.set(build, outcome);
      news.push(build);
      if (builds.some(({ building }) => building)) return;
      const errors = errorsIn(latest);
      const time = Math.max(...news.map((each) => latest.get(each)?.milliseconds ?? 0));
      say(errors.size === 0 ? builtLine(news, time) : failureText(errors));
      news = [];
    });
  }
}

const builtLine = (builds: readonly ReportedBuild[], milliseconds: number): string =>
  `${clock()}  built ${namesOf(builds)} in ${(milliseconds / 1000).toFixed(1)} s`;

function failureText(errors: ReadonlyMap<string, readonly ReportedBuild[]>): string {
  const texts = [...errors].map(
    ([error, builds]) => `✗ ${namesOf(builds)}: ${error.replace(colours, '').trimEnd()}`,
  );
  return [`${clock()}  does not build; the page stays as it was until this is put right`, ...texts].join(
    '\n\n',
  );
}

/** Error → the builds that have it. */
function errorsIn(latest: ReadonlyMap<ReportedBuild, Outcome>): Map<string, ReportedBuild[]> {
  const buildsByError = new Map<string, ReportedBuild[]>();
  for (const [build, { errors }] of latest)
    for (const error of errors) buildsByError.set(error, [...(buildsByError.get(error) ?? []), build]);
  return buildsByError;
}

const namesOf = (builds: readonly ReportedBuild[]): string =>
  [...new Set(builds.map(({ name }) => name))].join(', ');

const clock = (): string => new Date().toTimeString().slice(0, 8);
