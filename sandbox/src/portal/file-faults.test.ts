/** @jest-environment node */
import { FileFaults, fileFaultWish } from './file-faults.ts';

const visitor = 'test/1';
const userAgent = `Mozilla/5.0 ${visitor}`;
const entry = '/mfe-cart/1.0.0/remoteEntry.0a1b2c3d.js';
const chunk = '/mfe-cart/1.0.0/common.0a1b2c3d.js';
const manifest = '/mfe-cart/1.0.0/mf-manifest.json';

test('a fault holds for its visitor and its package alone, until it is taken away', () => {
  const faults = new FileFaults();
  faults.set({ visitor, package: 'mfe-cart', fault: 'missing' });
  expect(faults.next('mfe-cart', entry, userAgent)).toBe('missing');
  expect(faults.next('mfe-client', '/mfe-client/1.0.0/a.js', userAgent)).toBeUndefined();
  expect(faults.next('mfe-cart', entry, 'Mozilla/5.0 test/2')).toBeUndefined();
  expect(faults.next('mfe-cart', entry)).toBeUndefined();

  faults.set({ visitor, package: 'mfe-cart', fault: 'none' });
  expect(faults.next('mfe-cart', entry, userAgent)).toBeUndefined();
});

test.each([
  ['entry', [entry]],
  ['chunk', [chunk]],
  ['manifest', [manifest]],
  ['/1\\.0\\.0/', [entry, chunk, manifest]],
  [undefined, [entry, chunk, manifest]],
])('file %j means %j', (file, meant) => {
  const faults = new FileFaults();
  faults.set({ visitor, package: 'mfe-cart', fault: 'flip', file });
  expect([entry, chunk, manifest].filter((path) => faults.next('mfe-cart', path, userAgent))).toEqual(meant);
});

test('of the host, its files are meant; the registry only when it is named', () => {
  const faults = new FileFaults();
  const isFaulty = (path: string) => faults.next('host', path, userAgent) !== undefined;
  faults.set({ visitor, package: 'host', fault: 'hang' });
  expect(['/host/1.0.0/main.0a1b2c3d.js', '/registry.json'].map(isFaulty)).toEqual([true, false]);
  faults.set({ visitor, package: 'host', fault: 'none' });
  faults.set({ visitor, package: 'host', fault: 'hang', file: 'registry' });
  expect(['/host/1.0.0/main.0a1b2c3d.js', '/registry.json'].map(isFaulty)).toEqual([false, true]);
});

test('several files of a package can be faulty, each in its way, and end one by one', () => {
  const faults = new FileFaults();
  faults.set({ visitor, package: 'mfe-cart', fault: 'flip', file: 'entry' });
  faults.set({ visitor, package: 'mfe-cart', fault: 'hang', file: 'chunk' });
  faults.set({ visitor, package: 'mfe-cart', fault: 'none', file: 'entry' });
  expect(faults.next('mfe-cart', entry, userAgent)).toBeUndefined();
  expect(faults.next('mfe-cart', chunk, userAgent)).toBe('hang');
});

test('a fault for some requests ends by itself', () => {
  const faults = new FileFaults();
  faults.set({ visitor, package: 'mfe-cart', fault: 'error', times: 2 });
  const answers = [1, 2, 3].map(() => faults.next('mfe-cart', entry, userAgent));
  expect(answers).toEqual(['error', 'error', undefined]);
});

test('refuses a file that is no regular expression, and a visitor of two words', () => {
  const wish = { visitor, package: 'mfe-cart', fault: 'missing' };
  expect(fileFaultWish.safeParse({ ...wish, file: '(' }).success).toBe(false);
  expect(fileFaultWish.safeParse({ ...wish, visitor: 'a b' }).success).toBe(false);
});
