import type { RunningRelease, RunningReleases } from '../../core/releases/running-releases.ts';
import { describeRemotes, formatRemote, type TimedFile } from './remote-facts.ts';

const base = 'https://remotes.example/mfe-cart/1.1.0/';
const team = 'http://localhost:8600/mf-manifest.json';
const declared = {
  labels: { cart: 'The cart' },
  pages: [
    { path: '/cart', slot: 'cart', title: 'Cart' },
    { path: '/checkout', slot: 'checkout', title: 'Checkout' },
  ],
  fills: [
    { place: 'cart.summary/1', slot: 'cart-summary' },
    { place: 'customer.tab/1', slot: 'orders', meta: { label: 'Orders' } },
  ],
};

interface Case {
  readonly release?: RunningRelease;
  readonly canary?: ReturnType<RunningReleases['canaryOf']>;
  readonly lastLoad?: ReturnType<RunningReleases['lastLoad']>;
  readonly files?: readonly TimedFile[];
  readonly declares?: ReturnType<RunningReleases['declares']>;
}

/** Describes mfe-cart, which runs `release`. */
function describeCart({
  release = { version: '1.1.0' },
  canary,
  lastLoad,
  files = [],
  declares = declared,
}: Case) {
  const releases = {
    remotes: ['mfe-cart'],
    of: () => release,
    canaryOf: () => canary,
    baseOf: () => (release.override === undefined ? base : undefined),
    declares: () => declares,
    lastLoad: () => lastLoad,
  } as const;
  const [cart] = describeRemotes(releases, files);
  if (!cart) throw new Error('no remote');
  return cart;
}

/** The value and help of the fact with a name. */
const fact = (of: Case, label: string) => {
  const found = describeCart(of).facts.find((each) => each.label === label);
  return [found?.values.join(' | '), found?.help];
};

test.each<[string, Case, string, string]>([
  ['was not mounted', {}, 'neutral', 'Not used'],
  ['was mounted', { lastLoad: {} }, 'success', 'Runs'],
  [
    'runs as fallback',
    { release: { version: '1.0.0', insteadOf: '1.1.0' }, lastLoad: {} },
    'warn',
    'Earlier version',
  ],
  ['is overridden', { release: { version: '1.1.0', override: team }, lastLoad: {} }, 'warn', 'Overridden'],
  ['could not be loaded', { lastLoad: { error: new Error('x') } }, 'danger', 'Failed'],
  [
    'is overridden by a server that is down',
    { release: { version: '1.1.0', override: team }, lastLoad: { error: new Error('x') } },
    'danger',
    'Failed',
  ],
])('the state of a remote that %s', (_what, of, tone, text) => {
  expect(describeCart(of).state).toEqual({ tone, text });
});

test.each<[string, Case, string, string | undefined]>([
  ['the current release', {}, '1.1.0', undefined],
  [
    'a fallback with its reason',
    { release: { version: '1.0.0', insteadOf: '1.1.0', fallback: 'unreachable' } },
    '1.0.0',
    'in place of 1.1.0, unreachable',
  ],
  [
    'a newer release that a fresh registry named',
    { release: { version: '1.0.0', insteadOf: '1.1.0' } },
    '1.0.0',
    'in place of 1.1.0',
  ],
  ['a canary', { canary: { release: { version: '1.1.0' }, share: 10 } }, '1.1.0', 'canary of 10%'],
  [
    'a fallback of a canary',
    {
      release: { version: '1.0.0', insteadOf: '1.1.0', fallback: 'threw' },
      canary: { release: { version: '1.1.0' }, share: 10 },
    },
    '1.0.0',
    'in place of 1.1.0, canary of 10%, threw',
  ],
  ['an override', { release: { version: '1.1.0', override: team } }, 'Override', 'in place of 1.1.0'],
])('the version of %s', (_what, of, value, help) => {
  expect(fact(of, 'Version')).toEqual([value, help]);
});

test('names the origin, and of an override the path of its manifest', () => {
  expect(fact({}, 'Origin')).toEqual(['https://remotes.example', undefined]);
  const overridden = fact({ release: { version: '1.1.0', override: team } }, 'Origin');
  expect(overridden).toEqual(['http://localhost:8600', '/mf-manifest.json']);
});

const own = (file: string, duration: number) => ({ name: base + file, duration });

test.each<[string, Case, string, string | undefined]>([
  [
    'no file',
    { files: [{ name: 'https://remotes.example/mfe-auth/1.1.0/a.js', duration: 9 }] },
    '',
    undefined,
  ],
  ['files whose times the browser did not keep', { lastLoad: {} }, 'Not measured', undefined],
  ['one file', { files: [own('a.js', 12.4)] }, '12 ms', 'its only file'],
  [
    'files of which one was fetched twice',
    { files: [own('a.js', 1_212.6), own('b.js', 30), own('b.js?attempt=1', 0)] },
    '1,213 ms',
    'the slowest of 2 files',
  ],
  [
    'files of the team’s server',
    {
      release: { version: '1.1.0', override: team },
      files: [
        own('a.js', 500),
        { name: 'http://localhost:8600/a.js', duration: 7 },
        { name: team, duration: 90 },
      ],
    },
    '7 ms',
    'its only file',
  ],
  [
    'files of which none arrived',
    {
      lastLoad: { error: new Error('x') },
      files: [
        { ...own('a.js', 5), responseStatus: 0 },
        { ...own('a.js?attempt=1', 5), responseStatus: 404 },
      ],
    },
    'Not loaded',
    undefined,
  ],
])('the load time of %s', (_what, of, value, help) => {
  expect(fact(of, 'Load time')).toEqual([value, help]);
});

test('lists the pages and what it fills, with the label of a filling that has one', () => {
  expect(fact({}, 'Pages')).toEqual(['/cart | /checkout', undefined]);
  expect(fact({}, 'Fills')).toEqual(['cart.summary/1 | Orders in customer.tab/1', undefined]);
  const none = { declares: { ...declared, pages: [], fills: [] } };
  expect(fact(none, 'Pages')).toEqual(['', undefined]);
});

test('a line for a bug report leaves out what has no value', () => {
  const error = new Error('mfe-cart: a.js could not be loaded,\n  then timeout');
  const cart = describeCart({
    release: { version: '1.0.0', insteadOf: '1.1.0' },
    lastLoad: { error },
    declares: { ...declared, fills: [] },
  });
  expect(formatRemote(cart)).toBe(
    'Failed; Version: 1.0.0 (in place of 1.1.0); Origin: https://remotes.example; Load time: Not loaded; ' +
      'Pages: /cart, /checkout; Failure: mfe-cart: a.js could not be loaded, then timeout',
  );
});
