import type { RunningRelease, RunningReleases } from '../../core/releases/running-releases.ts';
import {
  describeRemotes,
  formatRemote,
  type RemoteFacts,
  summarize,
  type TimedFile,
} from './remote-facts.ts';

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

const own = (file: string, duration: number) => ({ name: base + file, duration });

test.each<[string, Case, RemoteFacts['state'], string, readonly string[]]>([
  ['was not opened', {}, 'ready', 'Ready, not opened in this tab', []],
  ['was opened', { lastLoad: {}, files: [own('a.js', 86.4)] }, 'running', 'Running, loaded in 0.09 s', []],
  [
    'was opened by a file that was fetched twice',
    { lastLoad: {}, files: [own('a.js', 1_212.6), own('b.js', 30), own('b.js?attempt=1', 0)] },
    'running',
    'Running, loaded in 1.21 s',
    [],
  ],
  [
    'was opened, and the browser kept no time of it',
    { lastLoad: {}, files: [{ name: 'https://remotes.example/mfe-auth/1.1.0/a.js', duration: 9 }] },
    'running',
    'Running',
    [],
  ],
  [
    'runs as fallback',
    {
      release: { version: '1.0.0', insteadOf: '1.1.0', fallback: 'unreachable, crashed' },
      lastLoad: {},
    },
    'earlier',
    'Running 1.0.0 instead of 1.1.0: it could not be loaded, it failed when it was shown',
    ['The next reload tries 1.1.0 again.'],
  ],
  [
    'has a newer release that a fresh registry named',
    { release: { version: '1.0.0', insteadOf: '1.1.0' }, lastLoad: {} },
    'earlier',
    'Running 1.0.0 instead of 1.1.0',
    ['The next reload tries 1.1.0 again.'],
  ],
  [
    'is overridden',
    {
      release: { version: '1.1.0', override: team },
      lastLoad: {},
      files: [own('a.js', 500), { name: 'http://localhost:8600/a.js', duration: 70 }],
    },
    'overridden',
    'Running from another server, loaded in 0.07 s',
    ['In place of 1.1.0, in this browser.'],
  ],
  [
    'is overridden and was not opened',
    { release: { version: '1.1.0', override: team } },
    'overridden',
    'Ready from another server, not opened in this tab',
    ['In place of 1.1.0, in this browser.'],
  ],
  [
    'is a canary',
    { canary: { release: { version: '1.1.0' }, share: 10 } },
    'ready',
    'Ready, not opened in this tab',
    ['This browser is among the 10% that get 1.1.0.'],
  ],
  ['could not be loaded', { lastLoad: { error: new Error('x') } }, 'failed', 'Failed', ['x']],
])('says of a remote that %s what it does', (_what, of, state, text, notes) => {
  expect(describeCart(of)).toMatchObject({ state, text, notes });
});

test('a release of another share is no canary', () => {
  const canary = { release: { version: '2.0.0' }, share: 10 };
  expect(describeCart({ canary })).toMatchObject({ isCanary: false, version: '1.1.0' });
});

test('an override has no version, and the whole address of its manifest', () => {
  expect(describeCart({})).toMatchObject({ version: '1.1.0', origin: 'https://remotes.example' });
  const overridden = describeCart({ release: { version: '1.1.0', override: team } });
  expect(overridden).toMatchObject({ version: undefined, origin: team });
});

test('names its pages and what it fills, with the label of a filling that has one', () => {
  expect(describeCart({})).toMatchObject({
    titles: 'Cart, Checkout',
    pages: ['/cart', '/checkout'],
    places: ['cart.summary/1', 'Orders in customer.tab/1'],
  });
  const none = describeCart({ declares: { ...declared, pages: [], fills: [] } });
  expect(none).toMatchObject({ titles: '', pages: [], places: [] });
});

test('counts the remotes of each state', () => {
  const of = (...states: readonly RemoteFacts['state'][]) =>
    summarize(states.map((state) => ({ ...describeCart({}), state }))).map(({ text }) => text);
  expect(of('running', 'ready', 'running')).toEqual(['2 running', '1 ready']);
  expect(of('failed', 'earlier', 'overridden')).toEqual([
    '1 runs an earlier version',
    '1 from another server',
    '1 failed',
  ]);
});

test('a line for a bug report leaves out what has no value', () => {
  const error = new Error('mfe-cart: a.js could not be loaded,\n  then timeout');
  const cart = describeCart({ lastLoad: { error }, declares: { ...declared, fills: [] } });
  expect(formatRemote(cart)).toBe(
    '1.1.0; Failed; mfe-cart: a.js could not be loaded, then timeout; https://remotes.example; ' +
      'Pages: /cart, /checkout',
  );
});
