import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declares } from '../../src/contract/remote/declares.ts';
import { readIntegrity } from '../builds/release-integrity.ts';
import { listReleases, publish, rollBack, SiteRefusal, withdraw, writeSettings } from '../index.ts';
import { readRegistry, readRegistryInPage } from '../testing/read-site.ts';
import {
  createFullSite,
  providesForTest,
  type SiteForTest,
  settingsForTest,
} from '../testing/site-for-test.ts';
import { withoutHidden } from './hidden-fillings.ts';

const notes = (path = '/notes'): Declares => ({
  labels: { page: 'The notes' },
  pages: [{ path, slot: 'page', title: 'Notes' }],
  fills: [],
});

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
  const origins = { ...settingsForTest.origins, remotes: 'https://remotes.example' };
  await writeSettings(made.site, { ...settingsForTest, origins });
});
afterEach(() => made.remove());

const releaseHost = (version = '1.1.0', provides = providesForTest) =>
  publish(made.site, {
    package: 'host',
    dist: made.build('host', { provides, word: version }),
    version,
    by: 'Mei',
  });
const releaseNotes = (declares: Declares = notes(), version = '1.0.0') =>
  publish(made.site, {
    package: 'mfe-notes',
    dist: made.build('mfe-notes', { declares }),
    version,
    by: 'Mei',
  });

test('a remote that no host knew before is in the page after its release, with what it declares', async () => {
  await releaseHost();
  expect(await releaseNotes()).toEqual([]);
  const { remotes } = readRegistryInPage(made.site);
  expect(Object.keys(remotes)).toEqual([
    'mfe-auth',
    'mfe-client',
    'mfe-cart',
    'mfe-applications',
    'mfe-history',
    'mfe-notes',
  ]);
  expect(remotes['mfe-notes']).toMatchObject({
    current: { base: 'https://remotes.example/mfe-notes/1.0.0/' },
    declares: notes(),
  });
});

const misleading: Declares = {
  ...notes(),
  fills: [
    { place: 'finder.command/1', meta: { label: 'Log out', path: '/notes' } },
    { place: 'customer.tab/1', slot: 'page', meta: { label: 'Notes' } },
  ],
};
const says =
  'mfe-notes fills finder.command/1 with the label "Log out", which looks like the portal’s “Logout”';

test('a release that declares what agents may not see is refused', async () => {
  await releaseHost();
  await expect(releaseNotes(misleading)).rejects.toThrow(
    `mfe-notes 1.0.0 cannot have what it declares:\n  ${says}`,
  );
});

test('the page leaves out what agents may not see of a release that is older than the rule', async () => {
  await releaseHost();
  await releaseNotes();
  // as it was released then, with its hashes
  const old = made.build('mfe-notes', { declares: misleading });
  const folder = join(made.site, 'mfe-notes/1.0.0');
  for (const file of ['mf-manifest.json', 'integrity.json'])
    copyFileSync(join(old, file), join(folder, file));
  const { integrityFiles } = await readIntegrity(old);
  const ledger = join(made.site, 'releases.json');
  const seals = JSON.stringify(integrityFiles).slice(1, -1);
  writeFileSync(
    ledger,
    readFileSync(ledger, 'utf8').replace(/("package": "mfe-notes"[\s\S]*?"seals": \{)[^}]*/, `$1${seals}`),
  );
  expect(await releaseHost('1.2.0')).toEqual([
    `${says.replace('fills', '1.0.0 fills')}: agents do not see it.`,
  ]);
  const { declares } = readRegistryInPage(made.site).remotes['mfe-notes'] ?? {};
  expect(declares).toEqual({ ...misleading, fills: misleading.fills.slice(1) });
});

test('a remote’s first release is taken back, and comes back', async () => {
  await releaseHost();
  await releaseNotes();
  expect(await withdraw(made.site, { package: 'mfe-notes', by: 'Mei' })).toBe('1.0.0');
  expect(readRegistryInPage(made.site).remotes['mfe-notes']).toBeUndefined();
  expect((await listReleases(made.site)).find((row) => row.package === 'mfe-notes')?.state).toBe('withdrawn');
  expect(await rollBack(made.site, { package: 'mfe-notes', by: 'Mei' })).toEqual({
    from: '1.0.0',
    to: '1.0.0',
  });
  expect(readRegistryInPage(made.site).remotes['mfe-notes']).toBeDefined();
});

test.each(['host', 'mfe-auth'] as const)('%s cannot be withdrawn', async (name) => {
  await expect(withdraw(made.site, { package: name, by: 'Mei' })).rejects.toThrow(SiteRefusal);
});

test.each([
  ['/cart', /mfe-notes claims \/cart, and so does mfe-cart \(\/cart\)/],
  ['/application/detail/mine', /so does mfe-applications \(\/application\/detail\/:id\)/],
  ['/', /only the sign-in remote mfe-auth may have/],
  ['/account-linking', /only the sign-in remote/],
  ['/profile', /reserved for the host/],
])('a release that claims %s is refused', async (path, message) => {
  await releaseHost();
  await expect(releaseNotes(notes(path))).rejects.toThrow(message);
  expect(readRegistryInPage(made.site).remotes['mfe-notes']).toBeUndefined();
});

test('a filling of a place that the host does not have is named, and no release is refused for it', async () => {
  const places = ['customer.tab/1', 'finder.command/1', 'cart.summary/1', 'transaction/1'];
  const others = ['customer-mode.questions/1', 'customer-mode.agent/1', 'account.history/1'];
  await releaseHost('1.1.0', { ...providesForTest, places: [...places, ...others] });
  const fills = [
    { place: 'customer.tab/1', slot: 'page', meta: { label: 'Notes' } },
    { place: 'customer.shelf/3', slot: 'page' },
  ];
  const shelf = (host: string) =>
    `mfe-notes 1.0.0 fills customer.shelf/3, which host ${host} does not have: agents do not see it.`;
  expect(await releaseNotes({ ...notes(), fills })).toEqual([shelf('1.1.0')]);
  // a host that takes a place away names who would be hit
  expect(await releaseHost('1.2.0', { ...providesForTest, places: [...places.slice(1), ...others] })).toEqual(
    [
      'mfe-notes 1.0.0 fills customer.tab/1, which host 1.2.0 does not have: agents do not see it.',
      shelf('1.2.0'),
    ],
  );
  expect(readRegistryInPage(made.site).remotes['mfe-notes']?.current.version).toBe('1.0.0');
});

test('a site hides fillings by their slot or place, and names what it cannot hide', async () => {
  const fills = [
    { place: 'customer.tab/1', slot: 'page', meta: { label: 'Notes' } },
    { place: 'customer.tab/1', slot: 'other', meta: { label: 'Others' } },
    { place: 'finder.command/1', meta: { label: 'Notes', path: '/notes' } },
    { place: 'customer-mode.agent/1', slot: 'page' },
  ];
  const hide = (...names: readonly string[]) =>
    writeSettings(made.site, {
      ...settingsForTest,
      origins: { ...settingsForTest.origins, remotes: 'https://remotes.example' },
      hidden: { 'mfe-notes': names },
    });
  const shown = () => readRegistryInPage(made.site).remotes['mfe-notes']?.declares?.fills;
  await releaseHost();
  await hide('page', 'shelf');
  expect(await releaseNotes({ ...notes(), fills })).toEqual([
    'site.json hides shelf of mfe-notes, which is no filling that it could hide.',
  ]);
  expect(shown()).toEqual(fills.slice(1, 3));
  expect(readRegistry(made.site).remotes['mfe-notes']?.declares?.fills).toEqual(fills.slice(1, 3));
  await hide('customer.tab/1');
  expect(shown()).toEqual(fills.slice(2, 3));
  await hide();
  expect(shown()).toEqual(fills.slice(0, 3));
});

test('the end of the customer’s mode cannot be hidden', async () => {
  await releaseHost();
  const { remotes } = readRegistryInPage(made.site);
  const place = 'customer-mode.agent/1';
  expect(withoutHidden(remotes, { 'mfe-auth': [place] })).toEqual({
    remotes,
    notes: [`site.json hides ${place} of mfe-auth, which is no filling that it could hide.`],
  });
});

test('a site hides fillings of a canary too', async () => {
  await releaseHost();
  await releaseNotes({
    ...notes(),
    fills: [{ place: 'finder.command/1', meta: { label: 'N', path: '/notes' } }],
  });
  const { 'mfe-notes': entry } = readRegistryInPage(made.site).remotes;
  if (!entry?.declares) throw new Error('mfe-notes declares nothing');
  const canary = { release: entry.current, share: 10, declares: entry.declares };
  const hidden = { 'mfe-notes': ['finder.command/1'] };
  const { 'mfe-notes': shown } = withoutHidden({ 'mfe-notes': { ...entry, canary } }, hidden).remotes;
  expect(canary.declares.fills).toHaveLength(1);
  expect(shown?.canary?.declares?.fills).toEqual([]);
});

test('no remote is released before nginx serves its folder', async () => {
  await writeSettings(made.site, settingsForTest);
  await releaseHost();
  await expect(releaseNotes()).rejects.toThrow(/nginx\.conf does not serve \/mfe-notes\//);
});
