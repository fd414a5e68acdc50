import {
  findFallbacks,
  formatBrowser,
  formatTimeZone,
  releaseFacts,
  shownReleases,
  supportText,
} from './about-facts.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome 141, Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.3537.71`,
    'Edge 141, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari 18.6, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari 18.6, iOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1',
    'Chrome 141, iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 28, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143, Linux'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome 141, ChromeOS',
  ],
  ['A reader', 'A reader'],
])('names the browser of %s: %s', (userAgent, name) => {
  expect(formatBrowser(userAgent)).toBe(name);
});

test.each([
  ['Asia/Kuala_Lumpur', '2026-12-01', 'Asia/Kuala_Lumpur, GMT+08:00'],
  ['Asia/Kolkata', '2026-12-01', 'Asia/Kolkata, GMT+05:30'],
  ['America/St_Johns', '2026-12-01', 'America/St_Johns, GMT-03:30'],
  ['America/St_Johns', '2026-07-01', 'America/St_Johns, GMT-02:30'],
])('%s on %s is %s', (zone, day, text) => {
  expect(formatTimeZone(zone, new Date(day))).toBe(text);
});

test('the text for support has one line for each fact', () => {
  const facts = [
    { label: 'host', value: '1.0.0' },
    { label: 'Browser', value: 'Chrome\u00a0141, Windows' },
  ];
  expect(supportText('Agent Portal 4.3.0', facts)).toBe(
    'Agent Portal 4.3.0\nhost: 1.0.0\nBrowser: Chrome 141, Windows',
  );
});

type Release = ReturnType<Parameters<typeof releaseFacts>[0]['of']>;

/** The releases of a host 4.3.0 with the remotes mfe-cart and mfe-history. */
const releasesOf = (cart: Release, history: Release): Parameters<typeof releaseFacts>[0] => ({
  host: '4.3.0',
  remotes: ['mfe-cart', 'mfe-history'],
  of: (remote) => (remote === 'mfe-cart' ? cart : history),
});

test.each([
  ['one version', { version: '1.1.0' }, { version: '1.1.0' }, ['Host 4.3.0', 'All other parts 1.1.0'], []],
  [
    'two versions',
    { version: '1.1.0' },
    { version: '1.2.0' },
    ['Host 4.3.0', 'Cart 1.1.0', 'History 1.2.0'],
    [],
  ],
  [
    'a fallback',
    { version: '1.0.0', insteadOf: '1.1.0' },
    { version: '1.0.0' },
    ['Host 4.3.0', 'Cart 1.0.0, in place of 1.1.0', 'History 1.0.0'],
    ['Cart'],
  ],
  [
    'an override',
    { version: '1.1.0', override: 'http://localhost:1/mf-manifest.json' },
    { version: '1.1.0' },
    ['Host 4.3.0', 'Cart from http://localhost:1/mf-manifest.json', 'History 1.1.0'],
    [],
  ],
])('shows remotes that run %s', (_what, cart, history, shown, fallbacks) => {
  const releases = releasesOf(cart, history);
  const facts = releaseFacts(releases);
  expect(facts.map(({ label }) => label)).toEqual(['host', 'mfe-cart', 'mfe-history']);
  expect(shownReleases(facts).map(({ label, value }) => `${label} ${value}`)).toEqual(shown);
  expect(findFallbacks(releases)).toEqual(fallbacks);
});
