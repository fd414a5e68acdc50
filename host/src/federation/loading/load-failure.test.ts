import {
  describeFailure,
  failureOf,
  isRetryable,
  type LoadFailure,
  LoadFailureError,
} from './load-failure.ts';

const isHostFile = (address: string) => address.startsWith('http://localhost:4200/host/');

/** Like an error of webpack's chunk loader. */
function chunkError(type: string, request: string) {
  return Object.assign(new Error(`Loading chunk 7 failed.\n(${type}: ${request})`), {
    name: 'ChunkLoadError',
    type,
    request,
  });
}
const chunk = 'http://localhost:4203/mfe-cart/1.0.0/7.js';
const hostChunk = 'http://localhost:4200/host/1.0.0/react.js';
const timeout = new LoadFailureError({ kind: 'timeout', deadline: 8000 });

const cases: readonly [string, unknown, LoadFailure, boolean][] = [
  ['a chunk that is missing', chunkError('error', chunk), { kind: 'unreachable', address: chunk }, true],
  ['a chunk that hangs', chunkError('timeout', chunk), { kind: 'unreachable', address: chunk }, true],
  ['a file that is no chunk', chunkError('missing', chunk), { kind: 'unreachable', address: chunk }, true],
  ['a chunk without a hash', chunkError('integrity', chunk), { kind: 'no-integrity', address: chunk }, false],
  ['a chunk of the host', chunkError('error', hostChunk), { kind: 'host-file', address: hostChunk }, true],
  ['code that throws', new TypeError('x is undefined'), { kind: 'threw', message: 'x is undefined' }, false],
  ['a thrown string', 'no', { kind: 'threw', message: 'no' }, false],
  ['a deadline that has passed', timeout, { kind: 'timeout', deadline: 8000 }, false],
];

test.each(cases)(
  '[FED-03] classifies %s, and whether a second attempt may succeed',
  (_, thrown, failure, retryable) => {
    expect(failureOf(thrown, isHostFile)).toEqual(failure);
    expect(isRetryable(failure)).toBe(retryable);
  },
);

test.each<[LoadFailure, string]>([
  [{ kind: 'refused', unmet: [{ kind: 'shared', name: 'react', wanted: '^20.0.0' }] }, 'needs react ^20.0.0'],
  [{ kind: 'unreachable', address: chunk }, '7.js could not be loaded'],
  [{ kind: 'timeout', deadline: 8000 }, 'within 8 s'],
  [{ kind: 'no-integrity', address: chunk }, 'no integrity hash is known'],
  [{ kind: 'no-container', address: chunk }, 'has no container'],
  [{ kind: 'no-slot', slot: 'cart' }, 'slot cart is not a parcel'],
  [{ kind: 'threw', message: 'x' }, 'while loading: x'],
  [{ kind: 'crashed', message: 'x' }, 'while rendering: x'],
  [{ kind: 'host-file', address: hostChunk }, 'a file of the host'],
])('describes %j', (failure, text) => {
  expect(describeFailure(failure)).toContain(text);
});
