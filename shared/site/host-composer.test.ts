import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createFullSite, type SiteForTest } from './testing/site-for-test.ts';

const root = resolve(__dirname, '../..');

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
});
afterEach(() => made.remove());

/** Runs a program of the project, which imports modules as Jest cannot. Throws with its error output when it fails. */
const run = (program: string, ...words: readonly string[]) =>
  execFileSync(process.execPath, ['--import=tsx', program, ...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const publishElsewhere = (name: 'host' | 'mfe-cart', dist: string) =>
  run('shared/site/testing/publish-process.ts', made.site, name, dist, '1.1.0');
const rollBackElsewhere = (name: string) =>
  run('scripts/site.ts', 'rollback', name, '--site', made.site, '--by', 'Mei');
const page = () => readFileSync(join(made.site, 'public/index.html'), 'utf8');

/** A composer of another age, whose page has what it was given. */
const composer = `
export async function composeSite(site, settings, ledger) {
  if (JSON.parse(settings).refuses) throw Object.assign(new Error('no page today'), { name: 'SiteRefusal' });
  return { files: [['index.html', 'of another age: ' + settings + ledger]], notes: [] };
}`;

test('[FED-02] a site is composed by its host’s release, from all that its files say', () => {
  const settings = join(made.site, 'site.json');
  writeFileSync(
    settings,
    JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), future: 'a member' }),
  );
  publishElsewhere('host', made.build('host', { composer }));
  expect(page()).toContain('of another age: ');
  expect(page()).toContain('"future":"a member"');
  publishElsewhere('mfe-cart', made.build('mfe-cart', { word: 'second' }));
  expect(page()).toMatch(/"mfe-cart": \[\s*"1\.1\.0",\s*"1\.0\.0"/);

  // a host from before there were composers is composed by the caller
  rollBackElsewhere('host');
  expect(page()).toMatch(/^<!doctype html>/);
  expect(page()).toContain('https://cart.example/mfe-cart/1.1.0/');
});

test('a refusal of the host’s composer changes nothing, and its text is shown', () => {
  publishElsewhere('host', made.build('host', { composer }));
  publishElsewhere('mfe-cart', made.build('mfe-cart', { word: 'second' }));
  const settings = join(made.site, 'site.json');
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), refuses: true }));
  const before = page();
  expect(() => rollBackElsewhere('mfe-cart')).toThrow('no page today');
  expect(page()).toBe(before);
});

test.each([
  ['throws while it is loaded', "throw new Error('not this Node');", 'not this Node'],
  ['throws', "export const composeSite = () => { throw new Error('no memory'); };", 'no memory'],
  ['has another name', 'export const compose = () => undefined;', 'it has no composeSite'],
  ['returns something else', 'export const composeSite = async () => ({ pages: [] });', 'files'],
])(
  '[FED-04] a composer that %s is reported, and the site can be changed and rolled back',
  (_, text, reason) => {
    publishElsewhere('host', made.build('host', { composer: text, word: 'second' }));
    publishElsewhere('mfe-cart', made.build('mfe-cart', { word: 'second' }));
    expect(page()).toContain('https://cart.example/mfe-cart/1.1.0/');
    const said = rollBackElsewhere('mfe-cart');
    expect(said).toContain(
      'The composer of host 1.1.0 failed, and the one of these tools composed the pages: ',
    );
    expect(said).toContain(reason);
    expect(page()).not.toContain('/mfe-cart/1.1.0/');
    expect(rollBackElsewhere('host')).not.toContain('composer');
  },
);

test('[FED-04] a composer that is not as it was published never runs', () => {
  publishElsewhere('host', made.build('host', { composer }));
  const before = page();
  appendFileSync(join(made.site, 'host/1.1.0/composer.mjs'), "\nthrow new Error('it ran');");
  expect(() => publishElsewhere('mfe-cart', made.build('mfe-cart', { word: 'second' }))).toThrow(
    'host 1.1.0 is not what was published',
  );
  expect(page()).toBe(before);
});
