import { publish, SiteRefusal } from '../index.ts';
import { createFullSite, providesForTest, type SiteForTest } from '../testing/site-for-test.ts';
import { assertNew } from './publish.ts';

let made: SiteForTest;
afterEach(() => made.remove());

test('[FED-02] a version that runs as a working build is refused as a canary, with what to do', async () => {
  made = await createFullSite();
  const provides = { ...providesForTest, contract: '1.13.0', canaries: true } as const;
  await publish(made.site, {
    package: 'host',
    dist: made.build('host', { provides }),
    version: '1.1.0',
    by: 'Mei',
  });
  const cart = { package: 'mfe-cart', version: '1.1.0', by: 'npm start' } as const;
  await publish(made.site, { ...cart, dist: made.build('mfe-cart', { word: 'working' }), working: true });
  const attempt = assertNew(made.site, { ...cart, canary: 10 });
  await expect(attempt).rejects.toThrow(SiteRefusal);
  await expect(attempt).rejects.toThrow(
    'mfe-cart 1.1.0 cannot be a canary: this version runs already, as a working build of npm start. Raise the version in ' +
      'mfe-cart/package.json.',
  );
});
