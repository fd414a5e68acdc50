import { FileFaults, fileFaultSchema } from './file-faults.ts';

const browserTag = 'test/1';
const userAgent = `Mozilla/5.0 ${browserTag}`;
const entry = '/mfe-cart/1.0.0/remoteEntry.0a1b2c3d.js';
const chunk = '/mfe-cart/1.0.0/common.0a1b2c3d.js';
const manifest = '/mfe-cart/1.0.0/mf-manifest.json';

test('applies a fault to one browser and one package until it ends', () => {
  const faults = new FileFaults();
  faults.set({ visitor: browserTag, package: 'mfe-cart', fault: 'missing' });
  expect(faults.take('mfe-cart', entry, userAgent)).toBe('missing');
  expect(faults.take('mfe-client', '/mfe-client/1.0.0/a.js', userAgent)).toBeUndefined();
  expect(faults.take('mfe-cart', entry, 'Mozilla/5.0 test/2')).toBeUndefined();
  expect(faults.take('mfe-cart', entry)).toBeUndefined();

  faults.set({ visitor: browserTag, package: 'mfe-cart', fault: 'none' });
  expect(faults.take('mfe-cart', entry, userAgent)).toBeUndefined();
});

test.each([
  ['entry', [entry]],
  ['chunk', [chunk]],
  ['manifest', [manifest]],
  ['/1\\.0\\.0/', [entry, chunk, manifest]],
  [undefined, [entry, chunk, manifest]],
])('file %j matches %j', (file, matching) => {
  const faults = new FileFaults();
  faults.set({ visitor: browserTag, package: 'mfe-cart', fault: 'flip', file });
  expect([entry, chunk, manifest].filter((path) => faults.take('mfe-cart', path, userAgent))).toEqual(
    matching,
  );
});

test('applies a fault of the host to its files, and to the registry only when it is named', () => {
  const faults = new FileFaults();
  const isFaulty = (path: string) => faults.take('host', path, userAgent) !== undefined;
  faults.set({ visitor: browserTag, package: 'host', fault: 'hang' });
  expect(['/host/1.0.0/main.0a1b2c3d.js', '/registry.json'].map(isFaulty)).toEqual([true, false]);
  faults.set({ visitor: browserTag, package: 'host', fault: 'none' });
  faults.set({ visitor: browserTag, package: 'host', fault: 'hang', file: 'registry' });
  expect(['/host/1.0.0/main.0a1b2c3d.js', '/registry.json'].map(isFaulty)).toEqual([false, true]);
});

test('sets and ends faults of several files independently', () => {
  const faults = new FileFaults();
  faults.set({ visitor: browserTag, package: 'mfe-cart', fault: 'flip', file: 'entry' });
  faults.set({ visitor: browserTag, package: 'mfe-cart', fault: 'hang', file: 'chunk' });
  faults.set({ visitor: browserTag, package: 'mfe-cart', fault: 'none', file: 'entry' });
  expect(faults.take('mfe-cart', entry, userAgent)).toBeUndefined();
  expect(faults.take('mfe-cart', chunk, userAgent)).toBe('hang');
});

test('ends a fault after its number of requests', () => {
  const faults = new FileFaults();
  faults.set({ visitor: browserTag, package: 'mfe-cart', fault: 'error', times: 2 });
  const answers = [1, 2, 3].map(() => faults.take('mfe-cart', entry, userAgent));
  expect(answers).toEqual(['error', 'error', undefined]);
});

test('refuses a file that is no regular expression, and a browser tag of two words', () => {
  const setting = { visitor: browserTag, package: 'mfe-cart', fault: 'missing' };
  expect(fileFaultSchema.safeParse({ ...setting, file: '(' }).success).toBe(false);
  expect(fileFaultSchema.safeParse({ ...setting, visitor: 'a b' }).success).toBe(false);
});
