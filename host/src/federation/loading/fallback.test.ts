import { releaseKey } from '../registry/index.ts';
import { releaseOf } from '../release-fixtures.ts';
import { chooseNextStep, type LoadAttempt, type LoadState, type LoadStep, loadTimes } from './fallback.ts';
import type { LoadFailure } from './load-failure.ts';

const v3 = releaseOf('mfe-cart', '3.0.0');
const v2 = releaseOf('mfe-cart', '2.0.0');
const v1 = releaseOf('mfe-cart', '1.0.0');
const fixed = releaseOf('mfe-cart', '3.0.1');

const unreachable: LoadFailure = { kind: 'unreachable', address: 'x' };
const timeout: LoadFailure = { kind: 'timeout', deadline: 8000 };
const threw: LoadFailure = { kind: 'threw', message: 'x' };
const crashed: LoadFailure = { kind: 'crashed', message: 'x' };
const refused: LoadFailure = { kind: 'refused', unmet: [] };
const hostFile: LoadFailure = { kind: 'host-file', address: 'x' };

const failed = (release: typeof v3, failure: LoadFailure): LoadAttempt => ({
  release: releaseKey(release),
  failure,
});
const initial: LoadState = {
  entry: { current: v3, previous: [v2, v1] },
  isRetry: false,
  registryFetched: false,
  attempts: [],
  elapsed: 0,
};

/** The version that a step loads, or the step's name. */
const summarize = (step: LoadStep) => (step.do === 'load' ? step.release.version : step.do);

const cases: readonly [string, Partial<LoadState>, string][] = [
  ['loads the current release first', {}, '3.0.0'],
  ['retries an unreachable release', { attempts: [failed(v3, unreachable)] }, '3.0.0'],
  [
    'fetches the registry when a release was unreachable twice',
    { attempts: [failed(v3, unreachable), failed(v3, unreachable)] },
    'fetch-registry',
  ],
  ['does not retry a release that timed out', { attempts: [failed(v3, timeout)] }, 'fetch-registry'],
  ['does not retry code that threw', { attempts: [failed(v3, threw)] }, 'fetch-registry'],
  ['does not retry a slot that crashed', { attempts: [failed(v3, crashed)] }, 'fetch-registry'],
  ['does not retry a refused release', { attempts: [failed(v3, refused)] }, 'fetch-registry'],
  [
    'loads the new current release of a fresh registry',
    { registryFetched: true, attempts: [failed(v3, timeout)], entry: { current: fixed, previous: [v3] } },
    '3.0.1',
  ],
  [
    'loads the release that a rollback made current',
    { registryFetched: true, attempts: [failed(v3, timeout)], entry: { current: v2, previous: [v1] } },
    '2.0.0',
  ],
  [
    'loads the previous release when the registry is unchanged',
    { registryFetched: true, attempts: [failed(v3, timeout)] },
    '2.0.0',
  ],
  [
    'prefers the version that last worked here',
    { registryFetched: true, attempts: [failed(v3, timeout)], lastGood: '1.0.0' },
    '1.0.0',
  ],
  [
    'loads the next previous release when one failed',
    { registryFetched: true, attempts: [failed(v3, timeout), failed(v2, unreachable)] },
    '1.0.0',
  ],
  [
    'gives up when all releases failed',
    { registryFetched: true, attempts: [failed(v3, timeout), failed(v2, timeout), failed(v1, timeout)] },
    'give-up',
  ],
  [
    'gives up without previous releases',
    { registryFetched: true, attempts: [failed(v3, threw)], entry: { current: v3, previous: [] } },
    'give-up',
  ],
  ['retries when a file of the host is missing', { attempts: [failed(v3, hostFile)] }, '3.0.0'],
  [
    'gives up when a file of the host is missing twice',
    { attempts: [failed(v3, hostFile), failed(v3, hostFile)] },
    'give-up',
  ],
  ['fetches the registry first on Try again', { isRetry: true }, 'fetch-registry'],
  ['loads the current release after that', { isRetry: true, registryFetched: true }, '3.0.0'],
  [
    'gives up when no time is left',
    { registryFetched: true, attempts: [failed(v3, timeout)], elapsed: 19_500 },
    'give-up',
  ],
];

test.each(cases)('[FED-04] %s', (_, differences, expected) => {
  expect(summarize(chooseNextStep({ ...initial, ...differences }))).toBe(expected);
});

/** Runs a load whose attempts all fail; returns its steps and the milliseconds until it gives up. */
function failEveryAttempt(
  failure: LoadFailure,
  durationOf: (step: Exclude<LoadStep, { do: 'give-up' }>) => number,
) {
  const steps: string[] = [];
  let state: LoadState = initial;
  for (;;) {
    const step = chooseNextStep(state);
    steps.push(summarize(step));
    if (step.do === 'give-up') return { steps, elapsed: state.elapsed };
    const delay = step.do === 'load' ? step.delay : 0;
    const elapsed = state.elapsed + delay + durationOf(step);
    state =
      step.do === 'load'
        ? { ...state, elapsed, attempts: [...state.attempts, failed(step.release, failure)] }
        : { ...state, elapsed, registryFetched: true };
  }
}

test('[FED-03] gives up within 20 s when everything hangs', () => {
  const { steps, elapsed } = failEveryAttempt(timeout, ({ deadline }) => deadline);
  expect(steps).toEqual(['3.0.0', 'fetch-registry', '2.0.0', '1.0.0', 'give-up']);
  expect(elapsed).toBeLessThanOrEqual(loadTimes.total);
});

test('[FED-03] gives up within 20 s however slowly each attempt fails', () => {
  for (const share of [0, 0.3, 0.6, 0.9, 1]) {
    const { elapsed } = failEveryAttempt(unreachable, ({ deadline }) => deadline * share);
    expect(elapsed).toBeLessThanOrEqual(loadTimes.total);
  }
});

test('[FED-03] loads the previous release within 11 s when the current one hangs', () => {
  const { firstAttempt, registry } = loadTimes;
  const elapsed = firstAttempt + registry;
  expect(
    summarize(
      chooseNextStep({ ...initial, registryFetched: true, attempts: [failed(v3, timeout)], elapsed }),
    ),
  ).toBe('2.0.0');
  expect(elapsed).toBeLessThan(11_000);
});
