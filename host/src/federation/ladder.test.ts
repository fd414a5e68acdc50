import { type Climb, keyOf, ladderTimes, nextStep, type Step, type Try } from './ladder.ts';
import type { LoadFailure } from './load-failure.ts';
import { releaseOf } from './test-releases.ts';

const v3 = releaseOf('mfe-cart', '3.0.0');
const v2 = releaseOf('mfe-cart', '2.0.0');
const v1 = releaseOf('mfe-cart', '1.0.0');
const fixed = releaseOf('mfe-cart', '3.0.1');

const missing: LoadFailure = { kind: 'unreachable', address: 'x' };
const hang: LoadFailure = { kind: 'late', deadline: 8000 };
const threw: LoadFailure = { kind: 'threw', message: 'x' };
const crashed: LoadFailure = { kind: 'crashed', message: 'x' };
const refused: LoadFailure = { kind: 'refused', unmet: [] };
const hostFile: LoadFailure = { kind: 'host-file', address: 'x' };

const after = (release: typeof v3, failure: LoadFailure): Try => ({ release: keyOf(release), failure });
const start: Climb = {
  entry: { current: v3, previous: [v2, v1] },
  anew: false,
  asked: false,
  tries: [],
  elapsed: 0,
};

/** A step in short: what is done, and with what. */
const inShort = (step: Step) => (step.do === 'load' ? step.release.version : step.do);

const cases: readonly [string, Partial<Climb>, string][] = [
  ['at first, the release that runs', {}, '3.0.0'],
  ['unreachable: once more', { tries: [after(v3, missing)] }, '3.0.0'],
  ['unreachable twice: the registry', { tries: [after(v3, missing), after(v3, missing)] }, 'ask-registry'],
  ['hung: no second long wait', { tries: [after(v3, hang)] }, 'ask-registry'],
  ['threw on load: the same code would throw again', { tries: [after(v3, threw)] }, 'ask-registry'],
  ['threw on render', { tries: [after(v3, crashed)] }, 'ask-registry'],
  ['refused by the gate', { tries: [after(v3, refused)] }, 'ask-registry'],
  [
    'the registry names another',
    { asked: true, tries: [after(v3, hang)], entry: { current: fixed, previous: [v3] } },
    '3.0.1',
  ],
  [
    'rolled back meanwhile',
    { asked: true, tries: [after(v3, hang)], entry: { current: v2, previous: [v1] } },
    '2.0.0',
  ],
  ['the registry names the same', { asked: true, tries: [after(v3, hang)] }, '2.0.0'],
  [
    'what last worked here comes first',
    { asked: true, tries: [after(v3, hang)], lastGood: '1.0.0' },
    '1.0.0',
  ],
  ['the one before that fails too', { asked: true, tries: [after(v3, hang), after(v2, missing)] }, '1.0.0'],
  ['all failed', { asked: true, tries: [after(v3, hang), after(v2, hang), after(v1, hang)] }, 'give-up'],
  [
    'nothing was before it',
    { asked: true, tries: [after(v3, threw)], entry: { current: v3, previous: [] } },
    'give-up',
  ],
  ['a file of the host: once more', { tries: [after(v3, hostFile)] }, '3.0.0'],
  [
    'a file of the host, twice: no release would do',
    { tries: [after(v3, hostFile), after(v3, hostFile)] },
    'give-up',
  ],
  ['try again: the registry first', { anew: true }, 'ask-registry'],
  ['try again, registry read', { anew: true, asked: true }, '3.0.0'],
  ['no time is left', { asked: true, tries: [after(v3, hang)], elapsed: 19_500 }, 'give-up'],
];

test.each(cases)('[FED-04] %s', (_, differences, expected) => {
  expect(inShort(nextStep({ ...start, ...differences }))).toBe(expected);
});

/** Climbs to the end against a world that fails; the steps in short and the milliseconds until the panel. */
function climbToTheEnd(failure: LoadFailure, takes: (step: Exclude<Step, { do: 'give-up' }>) => number) {
  const steps: string[] = [];
  let climb: Climb = start;
  for (;;) {
    const step = nextStep(climb);
    steps.push(inShort(step));
    if (step.do === 'give-up') return { steps, elapsed: climb.elapsed };
    const pause = step.do === 'load' ? step.pause : 0;
    const elapsed = climb.elapsed + pause + takes(step);
    climb =
      step.do === 'load'
        ? { ...climb, elapsed, tries: [...climb.tries, after(step.release, failure)] }
        : { ...climb, elapsed, asked: true };
  }
}

test('[FED-03] when everything hangs, the panel stands within 20 s', () => {
  const { steps, elapsed } = climbToTheEnd(hang, ({ deadline }) => deadline);
  expect(steps).toEqual(['3.0.0', 'ask-registry', '2.0.0', '1.0.0', 'give-up']);
  expect(elapsed).toBeLessThanOrEqual(ladderTimes.total);
});

test('[FED-03] however slowly each rung fails, the panel stands within 20 s', () => {
  for (const share of [0, 0.3, 0.6, 0.9, 1]) {
    const { elapsed } = climbToTheEnd(missing, ({ deadline }) => deadline * share);
    expect(elapsed).toBeLessThanOrEqual(ladderTimes.total);
  }
});

test('[FED-03] a hung release gives way to the one before it within 11 s', () => {
  const { first, registry } = ladderTimes;
  expect(
    inShort(nextStep({ ...start, asked: true, tries: [after(v3, hang)], elapsed: first + registry })),
  ).toBe('2.0.0');
  expect(first + registry).toBeLessThan(11_000);
});
