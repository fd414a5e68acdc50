/** @jest-environment node */
import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish, readComposed, releasesOf, rollback, SiteRefusal } from '../index.ts';
import { look, registryInPage, registryOf, versionsIn } from '../testing/read-site.ts';
import {
  copySite,
  emptySite,
  fullSite,
  needsForTest,
  providesForTest,
  type SiteForTest,
} from '../testing/site-for-test.ts';

let made: SiteForTest;
beforeEach(async () => {
  made = await fullSite();
});
afterEach(() => made.remove());

const publishCart = (version: string, dist = made.build('mfe-cart', { word: version })) =>
  publish(made.site, { package: 'mfe-cart', dist, version, by: 'Farid', commit: 'abc1234' });

test('[FED-02] a release runs in the next page, what ran is the one before, and nothing else changes', async () => {
  const before = look(made.site);
  await publishCart('1.1.0');

  expect(versionsIn(made.site, 'mfe-cart')).toEqual(['1.1.0', '1.0.0']);
  const { current } = registryInPage(made.site).remotes['mfe-cart'];
  expect(current).toMatchObject({
    base: 'https://cart.example/mfe-cart/1.1.0/',
    entry: 'remoteEntry.11111111.js',
    container: 'mfe_cart',
    slots: { page: ['page.22222222.js'] },
    needs: needsForTest,
  });
  expect(Object.keys(current.integrity)).toEqual(['remoteEntry.11111111.js', 'page.22222222.js']);

  const after = look(made.site);
  const changed = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
  expect(changed.sort()).toEqual(
    [
      ...['integrity.json', 'mf-manifest.json', 'page.22222222.js', 'remoteEntry.11111111.js'].map(
        (file) => `mfe-cart/1.1.0/${file}`,
      ),
      'public/index.html',
      'public/registry.json',
      'releases.json',
    ].sort(),
  );
});

test('page and registry.json say the same, and the policy lets in what the page needs', async () => {
  const { html, policy, callbacks } = await readComposed(made.site);
  expect(registryInPage(made.site)).toEqual(registryOf(made.site));
  expect(html).toContain('src="/host/1.0.0/main.33333333.js"');
  expect(html.match(/<(script defer|link rel="preload" as="script")/g)).toHaveLength(2);
  expect(html.match(/ integrity="sha384-/g)).toHaveLength(2);
  expect(callbacks['login-callback']).toMatch(
    /integrity="sha384-\S+" src="\/host\/1\.0\.0\/oidc\/login-callback\.\w+\.js"/,
  );
  expect(policy).toContain('https://cart.example');
});

test('a registry names the two releases before, however many there are', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await publishCart(version);
  expect(versionsIn(made.site, 'mfe-cart')).toEqual(['1.3.0', '1.2.0', '1.1.0']);
});

test('an older release whose folder was cleared away is left out, and stops nobody', async () => {
  await publishCart('1.1.0');
  await publishCart('1.2.0');
  rmSync(join(made.site, 'mfe-cart/1.1.0'), { recursive: true });
  await publish(made.site, {
    package: 'mfe-auth',
    dist: made.build('mfe-auth'),
    version: '1.1.0',
    by: 'Mei',
  });
  expect(versionsIn(made.site, 'mfe-cart')).toEqual(['1.2.0', '1.0.0']);
  expect(versionsIn(made.site, 'mfe-auth')).toEqual(['1.1.0', '1.0.0']);
});

interface Refused {
  readonly when: string;
  readonly attempt: () => Promise<unknown>;
  readonly says: RegExp;
}

const refused: readonly Refused[] = [
  {
    when: 'the version is there',
    attempt: () => publishCart('1.0.0'),
    says: /mfe-cart 1\.0\.0 was published on 2026-03-02T08:00:00\.000Z by Aisyah.* Raise the version in mfe-cart\/package\.json/,
  },
  {
    when: 'a script is not the one that was built',
    attempt: () => {
      const dist = made.build('mfe-cart');
      appendFileSync(join(dist, 'page.22222222.js'), ' ');
      return publishCart('1.1.0', dist);
    },
    says: /is not whole\. Build it again\.\n.*page\.22222222\.js is not the one that was built/,
  },
  {
    when: 'a file is missing',
    attempt: () => {
      const dist = made.build('mfe-cart');
      rmSync(join(dist, 'remoteEntry.11111111.js'));
      return publishCart('1.1.0', dist);
    },
    says: /is not whole/,
  },
  {
    when: 'there is no integrity.json',
    attempt: () => {
      const dist = made.build('mfe-cart');
      rmSync(join(dist, 'integrity.json'));
      return publishCart('1.1.0', dist);
    },
    says: /integrity\.json is missing/,
  },
  {
    when: 'the remote needs a newer host',
    attempt: () =>
      publishCart('1.1.0', made.build('mfe-cart', { needs: { ...needsForTest, contract: '^1.3.0' } })),
    says: /mfe-cart 1\.1\.0 does not fit host 1\.0\.0, which this site runs:\n {2}it needs contract \^1\.3\.0, and the host provides 1\.0\.0\nRelease the host/,
  },
  {
    when: 'the host takes away what a remote uses',
    attempt: () =>
      publish(made.site, {
        package: 'host',
        version: '2.0.0',
        by: 'Mei',
        dist: made.build('host', {
          provides: { ...providesForTest, exports: { '@portal/shared/ui': ['Stack'] } },
        }),
      }),
    says: /host 2\.0\.0 would leave remotes behind.*\nmfe-auth 1\.0\.0 does not fit it:\n {2}it uses Button/,
  },
];

test.each(refused)('refused when $when, and the site is as it was', async ({ attempt, says }) => {
  const before = look(made.site);
  const attempted = attempt();
  await expect(attempted).rejects.toThrow(SiteRefusal);
  await expect(attempted).rejects.toThrow(says);
  expect(look(made.site)).toEqual(before);
});

test('where no site was set up, nothing is published', async () => {
  const site = join(made.site, 'nowhere');
  await expect(
    publish(site, { package: 'mfe-cart', dist: made.build('mfe-cart'), version: '1.0.0', by: 'Farid' }),
  ).rejects.toThrow(/is no site yet: it has no site\.json/);
});

test('pages come once the last package is there', async () => {
  const { site, build, remove } = await emptySite();
  await publish(site, { package: 'mfe-cart', dist: build('mfe-cart'), version: '1.0.0', by: 'Farid' });
  await expect(readComposed(site)).rejects.toThrow(/has no page yet/);
  remove();
});

test('only a working release gives way to another build of its version', async () => {
  const working = (word: string) =>
    publish(made.site, {
      package: 'mfe-cart',
      dist: made.build('mfe-cart', { word }),
      version: '1.1.0',
      by: 'npm start',
      working: true,
    });
  await working('one');
  await working('two');
  await publishCart('1.1.0');
  expect(versionsIn(made.site, 'mfe-cart')).toEqual(['1.1.0', '1.0.0']);
  expect(readFileSync(join(made.site, 'mfe-cart/1.1.0/page.22222222.js'), 'utf8')).toContain('1.1.0 page');
  await expect(working('three')).rejects.toThrow(SiteRefusal);
});

const tampered: readonly (readonly [string, string, (file: string) => void])[] = [
  ['a script', 'page.22222222.js', (file) => appendFileSync(file, ' ')],
  ['the manifest', 'mf-manifest.json', (file) => appendFileSync(file, ' ')],
  [
    'integrity.json, together with what it vouches for',
    'integrity.json',
    (file) => appendFileSync(file, ' '),
  ],
  ['a file that was not there', 'extra.js', (file) => writeFileSync(file, 'alert(1)')],
  ['a file that is gone', 'remoteEntry.11111111.js', (file) => rmSync(file)],
];

test.each(tampered)(
  'nothing is composed over a release that was tampered with: %s',
  async (_, name, tamper) => {
    const file = join(made.site, 'mfe-cart/1.0.0', name);
    tamper(file);
    const pages = look(join(made.site, 'public'));
    const ledger = look(made.site)['releases.json'];
    const other = publish(made.site, {
      package: 'mfe-auth',
      dist: made.build('mfe-auth'),
      version: '1.1.0',
      by: 'Mei',
    });
    await expect(other).rejects.toThrow(SiteRefusal);
    await expect(other).rejects.toThrow(`mfe-cart 1.0.0 is not what was published`);
    await expect(other).rejects.toThrow(file);
    expect(look(join(made.site, 'public'))).toEqual(pages);
    expect(look(made.site)['releases.json']).toBe(ledger);

    // a new version of the remote puts it right
    await publishCart('1.1.0');
    expect(versionsIn(made.site, 'mfe-cart')).toEqual(['1.1.0']);
  },
);

/** Publishes from a process of its own; the exit code, null when it was killed. */
function publishElsewhere(...words: readonly string[]): Promise<number | null> {
  const script = join(__dirname, '../testing/publish-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], { stdio: 'inherit' });
  return new Promise((done) => child.once('exit', done));
}

test('[FED-02] teams that release at once, each from a process of its own: all land', async () => {
  const names = ['mfe-cart', 'mfe-history', 'mfe-client'] as const;
  const codes = await Promise.all(
    names.map((name) => publishElsewhere(made.site, name, made.build(name, { word: 'second' }), '1.1.0')),
  );
  expect(codes).toEqual([0, 0, 0]);
  for (const name of names) expect(versionsIn(made.site, name)).toEqual(['1.1.0', '1.0.0']);
  expect(await releasesOf(made.site)).toHaveLength(9);
});

test('[FED-02] a process that dies at any step leaves the old site or the new, and the next release goes on', async () => {
  const dist = made.build('mfe-cart', { word: 'second' });
  const seen: string[] = [];
  for (let step = 1; ; step++) {
    const site = join(made.site, '..', `site-${step}`);
    await copySite(made.site, site);
    const code = await publishElsewhere(site, 'mfe-cart', dist, '1.1.0', String(step));
    seen.push(versionsIn(site, 'mfe-cart').join(' after '));
    expect(registryInPage(site).remotes['mfe-auth'].current.version).toBe('1.0.0');
    if (code === 0) break;

    await publish(site, { package: 'mfe-auth', dist: made.build('mfe-auth'), version: '1.1.0', by: 'Mei' });
    const [current] = versionsIn(site, 'mfe-cart');
    if (current === '1.0.0')
      await publish(site, { package: 'mfe-cart', dist, version: '1.1.0', by: 'Farid' });
    expect(versionsIn(site, 'mfe-cart')).toEqual(['1.1.0', '1.0.0']);
    await rollback(site, { package: 'mfe-cart', by: 'Farid' });
    expect(versionsIn(site, 'mfe-cart')).toEqual(['1.0.0']);
  }
  // release folder, ledger, registry.json, page; then one that lives
  expect(seen).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.0.0', '1.1.0 after 1.0.0']);
});

test('what an ended process left on its way is swept', async () => {
  mkdirSync(join(made.site, 'mfe-cart/.incoming'));
  writeFileSync(join(made.site, 'mfe-cart/.incoming/half.js'), 'half');
  cpSync(join(made.site, 'mfe-cart/1.0.0'), join(made.site, 'mfe-cart/1.1.0'), { recursive: true });
  await publishCart('1.1.0');
  expect(
    Object.keys(look(join(made.site, 'mfe-cart'))).filter((file) => !/^1\.[01]\.0\//.test(file)),
  ).toEqual([]);
  expect(readFileSync(join(made.site, 'mfe-cart/1.1.0/page.22222222.js'), 'utf8')).toContain('1.1.0 page');
});
