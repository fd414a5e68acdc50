import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPackageName, publish, readSettings, type SiteSettings, writeSettings } from '@portal/shared/site';
import { expect, test } from '../support/fixtures/test.ts';
import { runProgram } from '../support/processes/run-program.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { laterCart, laterNote, laterVersion } from './releases/later-cart.ts';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await laterCart();
});

/** Every origin that a site's settings name: of its packages and of its services. */
const originsIn = ({ origins, config }: SiteSettings): readonly string[] =>
  JSON.stringify({ origins, config }).match(/https?:\/\/[^/"]+/g) ?? [];

/** Paths of all files of the releases in a site. What composition writes among them is no part of a release. */
async function releasedFiles(site: string): Promise<readonly string[]> {
  const packages = (await readdir(site)).filter(isPackageName);
  const found = await Promise.all(
    packages.map((name) => readdir(join(site, name), { withFileTypes: true, recursive: true })),
  );
  return found
    .flat()
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('/records'))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('[FED-02] a release that was tried in another site runs in this one, and no released file names an origin of either', async ({
  page,
  agent,
  seed,
  site,
}, info) => {
  const staging = info.outputPath('staging');
  await cp(site.folder, staging, { recursive: true });
  const { config, ...settings } = await readSettings(staging);
  await writeSettings(staging, {
    ...settings,
    origins: { host: 'https://staging.example', remotes: 'https://remotes.staging.example' },
    config: { ...config, api: { ...config.api, baseUrl: 'https://api.staging.example/v1' } },
  });
  await publish(staging, {
    package: 'mfe-cart',
    version: laterVersion,
    dist: await laterCart(),
    by: 'the cart team',
  });
  const said = await runProgram(
    'scripts/site.ts',
    'release',
    'mfe-cart',
    '--from',
    staging,
    '--site',
    site.folder,
  );
  expect(said).toContain(`mfe-cart ${laterVersion} is released`);

  await seed.session();
  await page.goto(`/cart?customerId=${firstCustomer(agent).customerId}`);
  await expect(page.getByText(laterNote)).toBeVisible();

  const origins = [...originsIn(await readSettings(staging)), ...originsIn(await readSettings(site.folder))];
  expect(origins).toEqual(expect.arrayContaining(['https://api.staging.example', 'https://staging.example']));
  const files = await releasedFiles(site.folder);
  expect(files.length).toBeGreaterThan(200);
  const naming: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'latin1');
    naming.push(...origins.filter((origin) => text.includes(origin)).map((origin) => `${file}: ${origin}`));
  }
  expect(naming).toEqual([]);
});
