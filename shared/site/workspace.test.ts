import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deployWorkspace,
  listReleases,
  type PackageName,
  publish,
  rollBack,
  writeSettings,
} from './index.ts';
import { hashFiles, hashTree, readVersions } from './testing/read-site.ts';
import {
  createEmptySite,
  packagesForTest,
  type SiteForTest,
  settingsForTest,
} from './testing/site-for-test.ts';

let made: SiteForTest;
let root: string;
beforeEach(async () => {
  made = await createEmptySite();
  root = join(made.site, '../workspace');
  for (const name of packagesForTest) writePackage(name, '1.0.0', 'first');
});
afterEach(() => made.remove());

/** Writes a built package into the working folder. */
function writePackage(name: PackageName, version: string, word: string): void {
  mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, version }));
  writeFileSync(join(root, name, 'remote.ts'), '');
  rmSync(join(root, name, 'dist'), { recursive: true, force: true });
  cpSync(made.build(name, { word }), join(root, name, 'dist'), { recursive: true });
}

const deploy = () => deployWorkspace(made.site, root);

/** Returns the running version of a package, with ` working` if it is a working release. */
async function runningVersion(name: PackageName): Promise<string> {
  const row = (await listReleases(made.site)).find((one) => one.package === name && one.state === 'current');
  return row ? `${row.version}${row.working ? ' working' : ''}` : 'nothing';
}

test('publishes every build into an empty site, and changes nothing the second time', async () => {
  expect(await deploy()).toEqual([]);
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.0.0']);
  const before = hashFiles(made.site);
  expect(await deploy()).toEqual([]);
  expect(hashFiles(made.site)).toEqual(before);
});

test('replaces a working release by its changed build', async () => {
  await deploy();
  writePackage('mfe-cart', '1.0.0', 'second');
  await deploy();
  expect(await runningVersion('mfe-cart')).toBe('1.0.0 working');
  expect(await listReleases(made.site)).toHaveLength(packagesForTest.length);
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.0.0']);
});

test('deploys nothing when the version of one package is none, or its build cannot be read', async () => {
  await deploy();
  writePackage('host', '1.0.0', 'second');
  writePackage('mfe-auth', '1.0.0', 'second');
  writePackage('mfe-history', '../mfe-cart/1.0.0', 'second');
  const before = hashTree(made.site);
  await expect(deploy()).rejects.toThrow(
    'mfe-history/package.json: "../mfe-cart/1.0.0" is not the version of a release. It is three numbers',
  );
  expect(hashTree(made.site)).toEqual(before);
  writePackage('mfe-history', '1.1.0', 'second');
  rmSync(join(root, 'mfe-history/dist/page.22222222.js'));
  await expect(deploy()).rejects.toThrow('The build of mfe-history 1.1.0');
  expect(hashTree(made.site)).toEqual(before);
});

test('keeps a published release and a rollback', async () => {
  await deploy();
  writePackage('mfe-cart', '1.1.0', 'second');
  const dist = join(root, 'mfe-cart/dist');
  await publish(made.site, { package: 'mfe-cart', dist, version: '1.1.0', by: 'Farid' });
  expect(await deploy()).toEqual([]);
  expect(await runningVersion('mfe-cart')).toBe('1.1.0');
  await rollBack(made.site, { package: 'mfe-cart', by: 'Farid' });
  expect(await deploy()).toEqual([]);
  expect(await runningVersion('mfe-cart')).toBe('1.0.0 working');
});

test('leaves out a build that differs from the published release of its version, and reports it', async () => {
  await deploy();
  writePackage('mfe-cart', '1.1.0', 'second');
  await publish(made.site, {
    package: 'mfe-cart',
    dist: join(root, 'mfe-cart/dist'),
    version: '1.1.0',
    by: 'Farid',
    now: new Date('2026-03-02T08:00:00Z'),
  });
  writePackage('mfe-cart', '1.1.0', 'third');
  expect(await deploy()).toEqual([
    'mfe-cart 1.1.0 was released on 2026-03-02T08:00:00.000Z, and its source has changed since: the site keeps ' +
      'the release. Raise the version in mfe-cart/package.json to see the change.',
  ]);
  expect(await runningVersion('mfe-cart')).toBe('1.1.0');
});

test('repairs a working release whose folder was damaged', async () => {
  await deploy();
  rmSync(join(made.site, 'mfe-cart/1.0.0/page.22222222.js'));
  await deploy();
  expect(hashFiles(join(made.site, 'mfe-cart/1.0.0'))['page.22222222.js']).toBeDefined();
});

test('changes the addresses of a site with a damaged working release and repairs it', async () => {
  await deploy();
  rmSync(join(made.site, 'mfe-cart/1.0.0/page.22222222.js'));
  const host = 'https://portal-2.example';
  const origins = { ...settingsForTest.origins, host };
  await writeSettings(made.site, { ...settingsForTest, origins });
  expect(await deploy()).toEqual([]);
  expect(hashFiles(join(made.site, 'mfe-cart/1.0.0'))['page.22222222.js']).toBeDefined();
  const nginx = join(made.site, 'public/nginx.conf');
  expect(readFileSync(nginx, 'utf8')).toContain('portal-2.example');
});
