import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listReleases } from '@portal/shared/site';
import { readProvides } from '../../../shared/site/builds/build.ts';
import { expectCheap, loadCold } from '../../cost/cheap-page.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { firstCustomer } from '../../support/service/agent.ts';
import { origins } from '../../support/service/environment.ts';
import { ForeignRemotes, foreign } from './foreign-remotes.ts';

// in one worker, which makes the remotes once
test.describe.configure({ mode: 'default', timeout: 1_200_000 });

let remotes: ForeignRemotes;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  remotes = await ForeignRemotes.make();
});
test.afterAll(async () => {
  await remotes?.remove();
});

const releaseAll = async (site: string) => {
  for (const name of Object.values(foreign)) await remotes.release(site, name);
};

const filesOf = (name: string) => `${origins.remotes.url}/${name}/`;
const isForeign = (url: string) => Object.values(foreign).some((name) => url.startsWith(filesOf(name)));

test('[FED-08] a release that was built with a newer React minor is refused with the reason, and the one with an older React runs on', {
  tag: '@long',
}, async ({ site }) => {
  await remotes.release(site.folder, foreign.page);
  const { shared } = await readProvides(join(resolve(import.meta.dirname, '../../..'), 'host/dist'));
  const provided = shared.react ?? '';
  const [major, minor] = provided.split('.').map(Number);
  const newer = `${major}.${(minor ?? 0) + 1}.0`;
  await expect(remotes.releaseBuiltWith(site.folder, newer)).rejects.toThrow(
    `it needs react/jsx-runtime ^${newer}, and the host provides ${provided}`,
  );
  const rows = (await listReleases(site.folder)).filter((row) => row.package === foreign.page);
  expect(rows).toEqual([expect.objectContaining({ version: '1.0.0', state: 'current' })]);
});

test('[FED-02] pages of the five fetch the same files, and keep their budgets, with three remotes of others beside them', {
  tag: '@long',
}, async ({ browser, agent, seed, site }) => {
  const { customerId } = firstCustomer(agent);
  const pages = ['/client-profile', '/cart', '/checkout'].map((path) => `${path}?customerId=${customerId}`);
  const paths = ['/', '/dashboard', '/client', '/application', ...pages];
  const measure = async () => {
    const files: Record<string, readonly string[]> = {};
    const html: Record<string, number> = {};
    for (const path of paths)
      await loadCold(path === '/' ? { browser } : { browser, seed }, path, async (load, page) => {
        await expectCheap(load, path, isForeign);
        files[path] = load.scripts
          .map(({ url }) => url)
          .filter((url) => !isForeign(url))
          .sort();
        html[path] = brotliCompressSync(await (await page.request.get(path)).body()).length;
      });
    return { files, html };
  };
  const before = await measure();
  await releaseAll(site.folder);
  const after = await measure();
  expect(after.files, 'names have the hash of what they contain').toEqual(before.files);
  const grown = paths.map((path) => (after.html[path] ?? 0) - (before.html[path] ?? 0));
  console.log(`measured: three remotes more: HTML grows by ${grown.join(', ')} bytes (${paths.join(', ')})`);
});
