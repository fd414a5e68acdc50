import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, prune, SiteRefusal, withdraw } from './index.ts';
import { createFullSite, type SiteForTest } from './testing/site-for-test.ts';

test('a message has no sign that a terminal obeys, and no endless line', () => {
  const { message } = new SiteRefusal(`first\nby \u001b[2J\u202e${'x'.repeat(5_000)}`);
  expect(message).toMatch(/^first\nby \ufffd\[2J\ufffdx+$/);
  expect(message.length).toBeLessThan(1_010);
});

describe('in a site with a damaged file', () => {
  let made: SiteForTest;
  beforeEach(async () => {
    made = await createFullSite();
  });
  afterEach(() => made.remove());

  test.each(['{', 'null', '[]', ''])(
    '%j in place of the ledger is a refusal of every command',
    async (text) => {
      writeFileSync(join(made.site, 'releases.json'), text);
      const refusal = { name: 'SiteRefusal', message: expect.stringMatching(/releases\.json is no/) };
      await expect(listReleases(made.site)).rejects.toMatchObject(refusal);
      await expect(withdraw(made.site, { package: 'mfe-cart', by: 'Aisyah' })).rejects.toMatchObject(refusal);
      await expect(prune(made.site)).rejects.toMatchObject(refusal);
    },
  );

  test('no settings and no registry that can be read are refusals', async () => {
    const refused = { name: 'SiteRefusal' };
    writeFileSync(join(made.site, 'public/registry.json'), '{');
    await expect(prune(made.site)).rejects.toMatchObject(refused);
    writeFileSync(join(made.site, 'site.json'), '{"origins":4}');
    await expect(withdraw(made.site, { package: 'mfe-cart', by: 'Aisyah' })).rejects.toMatchObject(refused);
  });
});
