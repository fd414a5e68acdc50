import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, RegistryEntry, Release } from '../src/contract/federation/index.ts';
import { composePages, type HostBuild, readHostBuild } from './index.ts';
import { needsForTest, settingsForTest, writeHostBuild } from './testing/site-for-test.ts';

let folder: string;
let host: HostBuild;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  host = await readHostBuild(writeHostBuild(folder), '1.4.0');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const release = (name: string): Release => ({
  version: '1.0.0',
  base: `https://${name}.example/`,
  entry: 'remoteEntry.11111111.js',
  container: 'x',
  releasedAt: '2026-03-02T08:00:00Z',
  needs: needsForTest,
  slots: {},
  integrity: {},
});

const remote = (name: string) => ({ current: release(name), previous: [] });
const registry: Registry = {
  format: 1,
  host: '1.4.0',
  remotes: {
    'mfe-auth': remote('auth'),
    'mfe-client': remote('client'),
    'mfe-cart': remote('cart'),
    'mfe-applications': remote('applications'),
    'mfe-history': remote('history'),
  },
};

test('the policy has the hash of every inline script of the page', () => {
  const { html, policy } = composePages(settingsForTest, host, registry);
  const inline = [...html.matchAll(/<script(?: data-origin="[^"]*")?>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  );
  expect(inline.length).toBeGreaterThan(0);
  expect(html).toContain(`<script data-origin="${settingsForTest.origins.host}">`);
  for (const script of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

test('[FED-03] every script and preload of the page has the integrity of its file', () => {
  const { html, callbacks } = composePages(settingsForTest, host, registry);
  const elements = [html, ...Object.values(callbacks)]
    .flatMap((page) => page.match(/<(?:script[^>]* src=|link rel="preload" as="script")[^>]*>/g) ?? [])
    .map((element) => [
      /(?:src|href)="\/host\/([^"]+)"/.exec(element)?.[1],
      /integrity="([^"]+)"/.exec(element)?.[1],
    ]);
  expect(elements).toHaveLength(4);
  for (const [file = '', integrity] of elements)
    expect(integrity).toBe(host.hashes[file] ?? host.hashes[`oidc/${file}`]);
});

test('data in the page cannot end its script element', () => {
  const { config } = settingsForTest;
  const footer = { ...config.footer, company: '</script><script>alert(1)</script>' };
  const { html } = composePages({ ...settingsForTest, config: { ...config, footer } }, host, registry);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('\\u003c/script>\\u003cscript>alert');
});

test('a development build has no hashes, and its page no integrity', () => {
  const { html } = composePages(settingsForTest, { ...host, hashes: {} }, registry);
  expect(html).not.toContain('integrity="');
  expect(html).toContain(`<script defer crossorigin="anonymous" src="/host/${host.assets.entry[0]}">`);
});

describe('the first paint', () => {
  const frame = { html: '<p class="ap-b">frame</p>', styles: { a: 'html{margin:0}', b: '.ap-b{margin:0}' } };
  const signIn = {
    html: '<p class="ap-c">© __year__ __company__</p>',
    styles: { b: '.ap-b{margin:0}', c: '.ap-c{margin:0}' },
  };

  test('is in the page with each style once, named for emotion, and with the site’s footer text', () => {
    const { html } = composePages(settingsForTest, { ...host, firstPaint: frame }, registry, signIn);
    expect(html).toContain(
      '<style nonce="__CSP_NONCE__" data-emotion="ap a b c">html{margin:0}.ap-b{margin:0}.ap-c{margin:0}</style>',
    );
    const footer = `© ${new Date().getFullYear()} ${settingsForTest.config.footer.company}`;
    expect(html).toContain(`<div data-first-paint="login"><p class="ap-c">${footer}</p></div>`);
    expect(html).toContain(
      '<div data-first-paint="frame" inert aria-hidden="true"><p class="ap-b">frame</p></div>',
    );
    // the browser paints it before it parses the data
    expect(html.indexOf('data-first-paint')).toBeLessThan(html.indexOf('id="portal-registry"'));
  });

  test('has preloads of sign-in’s files before the script that starts them, but not where a browser may get another release', () => {
    const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
    const current: Release = {
      ...release('auth'),
      slots: { login: ['login.22222222.js'], redirect: ['redirect.33333333.js'] },
      integrity: { 'remoteEntry.11111111.js': hash('a'), 'login.22222222.js': hash('b') },
    };
    const page = (auth: RegistryEntry) =>
      composePages(
        settingsForTest,
        host,
        { ...registry, remotes: { ...registry.remotes, 'mfe-auth': auth } },
        signIn,
      ).html;
    const html = page({ current, previous: [] });
    expect(html.match(/<link [^>]*media="not all"[^>]*>/g)).toEqual(
      [
        ['remoteEntry.11111111.js', 'a'],
        ['login.22222222.js', 'b'],
      ].map(
        ([file, letter = '']) =>
          '<link rel="preload" as="script" crossorigin="anonymous" ' +
          `integrity="${hash(letter)}" href="https://auth.example/${file}" media="not all" data-first="login">`,
      ),
    );
    expect(html.indexOf('media="not all"')).toBeLessThan(html.indexOf('link[data-first]'));
    const canary = { release: current, share: 5 };
    expect(page({ current, previous: [], canary })).not.toContain('media="not all"');
    const needy = { ...current, needs: { ...needsForTest, contract: '^99.0.0' } };
    expect(page({ current: needy, previous: [] })).not.toContain('media="not all"');
  });

  test('has no sign-in screen if mfe-auth brings none, and is empty if the host brings none', () => {
    const framed = composePages(settingsForTest, { ...host, firstPaint: frame }, registry).html;
    expect(framed).toContain('<div data-first-paint="frame"');
    expect(framed).not.toContain('<div data-first-paint="login"');
    expect(composePages(settingsForTest, host, registry, signIn).html).not.toContain('<div data-first-paint');
  });
});
