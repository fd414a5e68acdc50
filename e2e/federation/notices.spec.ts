import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu } from '../support/page/frame.ts';
import { remoteNames } from '../support/remotes.ts';
import { origins } from '../support/service/environment.ts';

const root = join(import.meta.dirname, '../..');

const sourceMap = z.object({ sources: z.array(z.string()) });

/** Names of the packages whose sources are in the source maps of a folder. */
function findBundledPackages(folder: string): ReadonlySet<string> {
  const packages = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.map')) continue;
    const { sources } = sourceMap.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    for (const source of sources) {
      const [, name] = /.*node_modules\/(?!\.)((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
      if (name !== undefined) packages.add(name);
    }
  }
  return packages;
}

test('the notices of each release name every package in its scripts, and About leads to them', async ({
  page,
  seed,
  request,
}) => {
  const hostVersion = JSON.parse(readFileSync(join(root, 'host/package.json'), 'utf8')).version;
  for (const name of ['host', ...remoteNames] as const) {
    const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    const origin = name === 'host' ? origins.host.url : origins.remotes.url;
    const reply = await request.get(`${origin}/${name}/${version}/third-party-notices.txt`);
    expect(reply.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const notices = await reply.text();
    const bundled = [...findBundledPackages(join(root, name, 'dist'))];
    expect(bundled.filter((found) => !notices.includes(`\n${found} `))).toEqual([]);
  }
  await seed.session();
  await page.goto('/dashboard');
  await chooseInAccountMenu(page, 'About');
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog', { name: 'About Agent Portal' }).getByRole('link', { name: 'Host' }).click();
  const notices = await opened;
  await expect(notices).toHaveURL(`/host/${hostVersion}/third-party-notices.txt`);
  await expect(notices.getByText('Third-party software in this release')).toBeVisible();
});
