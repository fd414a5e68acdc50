import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publish, readComposed, rollBack, SiteRefusal } from '../index.ts';
import { hashFiles, hashTree, readRegistry, readRegistryInPage, readVersions } from '../testing/read-site.ts';
import { createEmptySite, createFullSite, needsForTest, type SiteForTest } from '../testing/site-for-test.ts';

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
});
afterEach(() => made.remove());

const cartRelease = (version: string, dist: string) =>
  ({ package: 'mfe-cart', dist, version, by: 'Farid', commit: 'abc1234' }) as const;
const publishCart = (version: string, dist = made.build('mfe-cart', { word: version })) =>
  publish(made.site, cartRelease(version, dist));

test('[FED-02] runs the release in the next page, keeps the old one as previous, and changes nothing else', async () => {
  const before = hashFiles(made.site);
  await publishCart('1.1.0');

  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.1.0', '1.0.0']);
  expect(readRegistryInPage(made.site).remotes['mfe-cart']?.current).toMatchObject({
    base: 'https://cart.example/mfe-cart/1.1.0/',
    entry: 'remoteEntry.11111111.js',
    container: 'mfe_cart',
    slots: { page: ['page.22222222.js'] },
    needs: needsForTest,
  });
  expect(Object.keys(readRegistryInPage(made.site).remotes['mfe-cart']?.current.integrity ?? {})).toEqual([
    'remoteEntry.11111111.js',
    'page.22222222.js',
  ]);

  const after = hashFiles(made.site);
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

test.each(['.git/config', '.svn/entries'])('[13.4.1] refuses a build with %s', async (file) => {
  const dist = made.build('mfe-cart', { word: '1.1.0' });
  mkdirSync(dirname(join(dist, file)));
  writeFileSync(join(dist, file), 'private');
  const before = hashFiles(made.site);
  await expect(publishCart('1.1.0', dist)).rejects.toThrow(SiteRefusal);
  expect(hashFiles(made.site)).toEqual(before);
});

test('[13.4.1] what source control or an editor left beside the files of a build is not in the site', async () => {
  const dist = made.build('mfe-cart', { word: '1.1.0' });
  for (const file of ['.gitignore', '.git', '.env', 'page.ts.orig'])
    writeFileSync(join(dist, file), 'private');
  await publishCart('1.1.0', dist);
  const published = Object.keys(hashFiles(made.site));
  expect(published).toContain('mfe-cart/1.1.0/page.22222222.js');
  expect(published.filter((file) => /\/\.|\.orig$/.test(file))).toEqual([]);
});

test('composes page, registry.json and policy that agree', async () => {
  const { html, policy, callbacks } = await readComposed(made.site);
  expect(readRegistryInPage(made.site)).toEqual(readRegistry(made.site));
  expect(html).toMatch(/src="\/host\/files\/main\.\w{8}\.js"/);
  expect(html.match(/<(script defer|link rel="preload" as="script")/g)).toHaveLength(2);
  expect(html.match(/ integrity="sha384-/g)).toHaveLength(2);
  expect(callbacks['login-callback']).toMatch(
    /integrity="sha384-\S+" src="\/host\/files\/login-callback\.\w+\.js"/,
  );
  expect(policy).toContain('https://cart.example');
});

test('names at most two previous releases in the registry', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await publishCart(version);
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.3.0', '1.2.0', '1.1.0']);
});

test('leaves an older release without a folder out of the registry', async () => {
  await publishCart('1.1.0');
  await publishCart('1.2.0');
  rmSync(join(made.site, 'mfe-cart/1.1.0'), { recursive: true });
  await publish(made.site, {
    package: 'mfe-auth',
    dist: made.build('mfe-auth'),
    version: '1.1.0',
    by: 'Mei',
  });
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.2.0', '1.0.0']);
  expect(readVersions(made.site, 'mfe-auth')).toEqual(['1.1.0', '1.0.0']);
});

const damagedBuilds: readonly (readonly [string, RegExp, (dist: string) => void])[] = [
  [
    'a script that was changed after the build',
    /page\.22222222\.js is not the one that was built/,
    (dist) => appendFileSync(join(dist, 'page.22222222.js'), ' '),
  ],
  [
    'a missing file',
    /remoteEntry\.11111111\.js is missing/,
    (dist) => rmSync(join(dist, 'remoteEntry.11111111.js')),
  ],
  ['no integrity.json', /integrity\.json is missing/, (dist) => rmSync(join(dist, 'integrity.json'))],
  ...[
    '../mfe-auth/1.0.0/page.js',
    '..',
    'files/..',
    '..\\page.js',
    '/etc/page.js',
    'C:page.js',
    '.env',
    'a\u202ejs',
  ].map(
    (name) =>
      [
        `the file ${name}`,
        /A file’s name begins with a letter/,
        (dist: string) => addFile(dist, name),
      ] as const,
  ),
  [
    'two files that differ by large letters',
    /twice, in small and in large letters/,
    (dist) => addFile(dist, 'PAGE.22222222.js'),
  ],
  [
    'a folder whose name begins with a dot',
    /A file’s name begins with a letter/,
    (dist) => {
      mkdirSync(join(dist, '.hidden'));
      writeFileSync(join(dist, '.hidden/integrity.json'), '{}');
    },
  ],
];

/** Adds a file to the list of a build's files. */
function addFile(dist: string, name: string): void {
  const file = join(dist, 'integrity.json');
  const hashes: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const [hash = ''] = Object.values(hashes);
  writeFileSync(file, JSON.stringify({ ...hashes, [name]: hash }));
}

test.each(damagedBuilds)('refuses a build with %s and changes nothing', async (_, says, damage) => {
  const dist = made.build('mfe-cart', { word: '1.1.0' });
  damage(dist);
  const before = hashTree(join(made.site, '..'));
  await expect(publishCart('1.1.0', dist)).rejects.toThrow(
    expect.objectContaining({
      name: 'SiteRefusal',
      message: expect.stringMatching(new RegExp(`is not whole\\. Build it again\\.\n.*${says.source}`)),
    }),
  );
  expect(hashTree(join(made.site, '..'))).toEqual(before);
});

test('puts a working release back when the change fails after its folder was replaced', async () => {
  const working = (word: string) =>
    publish(made.site, { ...cartRelease('1.1.0', made.build('mfe-cart', { word })), working: true });
  await working('one');
  appendFileSync(join(made.site, 'mfe-auth/1.0.0/page.22222222.js'), ' ');
  const before = hashTree(made.site);
  await expect(working('two')).rejects.toThrow('mfe-auth 1.0.0 is not what was published');
  expect(hashTree(made.site)).toEqual(before);
});

test('a release whose differences cannot be written is released, and says so', async () => {
  writeFileSync(join(made.site, 'differences'), '');
  const text = randomBytes(3000).toString('hex');
  await publishCart('1.1.0', made.build('mfe-cart', { word: `${text} one` }));
  expect(await publishCart('1.2.0', made.build('mfe-cart', { word: `${text} two` }))).toEqual([
    expect.stringMatching(/^The change is made, and a later step failed: .*ENOTDIR/),
  ]);
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

test('a folder that is no site is not made one', async () => {
  const site = join(made.site, 'nowhere');
  await expect(rollBack(site, { package: 'mfe-cart', by: 'Farid' })).rejects.toThrow(/is no site yet/);
  expect(existsSync(site)).toBe(false);
});

test('refuses to publish into a folder that is no site', async () => {
  const site = join(made.site, 'nowhere');
  await expect(
    publish(site, { package: 'mfe-cart', dist: made.build('mfe-cart'), version: '1.0.0', by: 'Farid' }),
  ).rejects.toThrow(/is no site yet: it has no site\.json/);
});

test('composes no page until every package is published', async () => {
  const { site, build, remove } = await createEmptySite();
  await publish(site, { package: 'mfe-cart', dist: build('mfe-cart'), version: '1.0.0', by: 'Farid' });
  await expect(readComposed(site)).rejects.toThrow(/has no page yet/);
  remove();
});

test('replaces a working release by another build of its version, but never a release', async () => {
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
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.1.0', '1.0.0']);
  expect(readFileSync(join(made.site, 'mfe-cart/1.1.0/page.22222222.js'), 'utf8')).toContain('1.1.0 page');
  await expect(working('three')).rejects.toThrow(SiteRefusal);
});

const tampered: readonly (readonly [string, string, (file: string) => void])[] = [
  ['a script', 'page.22222222.js', (file) => appendFileSync(file, ' ')],
  ['the manifest', 'mf-manifest.json', (file) => appendFileSync(file, ' ')],
  ['integrity.json and the hashes in it', 'integrity.json', (file) => appendFileSync(file, ' ')],
  ['an added file', 'extra.js', (file) => writeFileSync(file, 'alert(1)')],
  ['a deleted file', 'remoteEntry.11111111.js', (file) => rmSync(file)],
];

test.each(tampered)(
  'composes no page with a sign-in remote that was tampered with: %s',
  async (_, name, tamper) => {
    const file = join(made.site, 'mfe-auth/1.0.0', name);
    tamper(file);
    const pages = hashFiles(join(made.site, 'public'));
    const ledger = hashFiles(made.site)['releases.json'];
    const other = publishCart('1.1.0');
    await expect(other).rejects.toThrow(SiteRefusal);
    await expect(other).rejects.toThrow(`mfe-auth 1.0.0 is not what was published`);
    await expect(other).rejects.toThrow(file);
    expect(hashFiles(join(made.site, 'public'))).toEqual(pages);
    expect(hashFiles(made.site)['releases.json']).toBe(ledger);

    // a new version of the remote repairs the site
    const dist = made.build('mfe-auth', { word: 'second' });
    await publish(made.site, { package: 'mfe-auth', dist, version: '1.1.0', by: 'Mei' });
    expect(readVersions(made.site, 'mfe-auth')).toEqual(['1.1.0']);
  },
);
