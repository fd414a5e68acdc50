import { failureOf, inWords, type LoadFailure, LoadFault, mayPass } from './load-failure.ts';

const isOfHost = (address: string) => address.startsWith('http://localhost:4200/host/');

/** As webpack's chunk loader makes it. */
function chunkError(type: string, request: string) {
  return Object.assign(new Error(`Loading chunk 7 failed.\n(${type}: ${request})`), {
    name: 'ChunkLoadError',
    type,
    request,
  });
}
const chunk = 'http://localhost:4203/mfe-cart/1.0.0/7.js';
const hostChunk = 'http://localhost:4200/host/1.0.0/react.js';
const late = new LoadFault({ kind: 'late', deadline: 8000 });

const cases: readonly [string, unknown, LoadFailure, boolean][] = [
  ['a chunk that is missing', chunkError('error', chunk), { kind: 'unreachable', address: chunk }, true],
  ['a chunk that hangs', chunkError('timeout', chunk), { kind: 'unreachable', address: chunk }, true],
  ['a file that is no chunk', chunkError('missing', chunk), { kind: 'unreachable', address: chunk }, true],
  ['a chunk without a hash', chunkError('integrity', chunk), { kind: 'unvouched', address: chunk }, false],
  ['a chunk of the host', chunkError('error', hostChunk), { kind: 'host-file', address: hostChunk }, true],
  ['code that throws', new TypeError('x is undefined'), { kind: 'threw', message: 'x is undefined' }, false],
  ['a thrown word', 'no', { kind: 'threw', message: 'no' }, false],
  ['a deadline', late, { kind: 'late', deadline: 8000 }, false],
];

test.each(cases)(
  '[FED-03] %s is told apart, and whether a second attempt may help',
  (_, thrown, failure, again) => {
    expect(failureOf(thrown, isOfHost)).toEqual(failure);
    expect(mayPass(failure)).toBe(again);
  },
);

test.each<[LoadFailure, string]>([
  [{ kind: 'refused', unmet: [{ kind: 'shared', name: 'react', wanted: '^20.0.0' }] }, 'needs react ^20.0.0'],
  [{ kind: 'unreachable', address: chunk }, '7.js could not be loaded'],
  [{ kind: 'late', deadline: 8000 }, 'within 8 s'],
  [{ kind: 'unvouched', address: chunk }, 'nobody vouches'],
  [{ kind: 'no-container', address: chunk }, 'left no container'],
  [{ kind: 'no-slot', slot: 'cart' }, 'slot cart is not a parcel'],
  [{ kind: 'threw', message: 'x' }, 'while loading: x'],
  [{ kind: 'crashed', message: 'x' }, 'while rendering: x'],
  [{ kind: 'host-file', address: hostChunk }, 'a file of the host'],
])('%j has words', (failure, words) => {
  expect(inWords(failure)).toContain(words);
});
