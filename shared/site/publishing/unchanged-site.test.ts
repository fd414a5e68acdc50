import { appendFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promote, publish, rollBack, withdraw } from '../index.ts';
import {
  type Check,
  changeLedger,
  type Given,
  lastChecks,
  nameCheck,
  siteChecks,
  versionCheck,
} from '../testing/failing-checks.ts';
import { hashTree } from '../testing/read-site.ts';
import { createFullSite, needsForTest, providesForTest, type SiteForTest } from '../testing/site-for-test.ts';

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
});
afterEach(() => {
  jest.restoreAllMocks();
  made.remove();
});

const existsCheck: Check = {
  check: 'the version is new',
  fault: (given) => Object.assign(given, { version: '1.0.0' }),
  says: /1\.0\.0 was published on 2026-03-02T08:00:00\.000Z by Aisyah.* Raise the version in \S+\/package\.json/,
};
const hostFits: Check = {
  check: 'the running host has what it needs',
  fault: (_, site) => {
    for (const version of readdirSync(join(site, 'host')).filter((name) => name !== 'files'))
      writeFileSync(
        join(site, `host/${version}/provides.json`),
        JSON.stringify({ ...providesForTest, contract: '0.9.0' }),
      );
  },
  says: /^mfe-cart 1\.\d\.0 does not fit host 1\.0\.\d/,
};

const checksOf: Readonly<Record<string, readonly Check[]>> = {
  'a release of a remote': [
    nameCheck,
    versionCheck,
    ...siteChecks,
    existsCheck,
    {
      check: 'there can be a canary',
      fault: (given, site) => {
        changeLedger(site, /"mfe-cart": \[[^\]]*\]/, '"mfe-cart": []');
        Object.assign(given, { canary: 10 });
      },
      says: /mfe-cart 1\.1\.0 cannot be a canary: no release of mfe-cart runs beside it/,
    },
    {
      check: 'the build can be read',
      fault: (given) => Object.assign(given.build ?? {}, { entry: '../page.js' }),
      says: /^The build of mfe-cart 1\.1\.0 in .* is not whole\. Build it again\.\nregistry\.json: mfe-cart is refused/,
    },
    {
      check: 'the copy can be written',
      fault: (_, site) => {
        renameSync(join(site, 'mfe-cart'), join(site, 'elsewhere'));
        writeFileSync(join(site, 'mfe-cart'), '');
      },
      says: /^ENOTDIR/,
    },
    {
      check: 'nginx serves it',
      fault: (_, site) => writeFileSync(join(site, 'public/nginx.conf'), ''),
      says: /nginx\.conf does not serve \/mfe-cart\/ yet/,
    },
    {
      check: 'the host has what it needs',
      fault: (given) => Object.assign(given.build ?? {}, { needs: { ...needsForTest, contract: '^1.3.0' } }),
      says: /^mfe-cart 1\.1\.0 does not fit host 1\.0\.0, which this site runs:\n {2}it needs contract \^1\.3\.0, and the host provides 1\.0\.0\nRelease the host/,
    },
    {
      check: 'its paths are free',
      fault: (given) =>
        Object.assign(given.build ?? {}, {
          declares: { labels: {}, pages: [{ path: '/client', slot: 'page', title: 'Cart' }], fills: [] },
        }),
      says: /mfe-cart claims \/client, and so does mfe-client/,
    },
    ...lastChecks,
  ],
  'a release of the host': [
    versionCheck,
    ...siteChecks,
    existsCheck,
    {
      check: 'the build can be read',
      fault: (given) => Object.assign(given.build ?? {}, { provides: {} }),
      says: /^The build of host 1\.1\.0 in .* is not whole\. Build it again\.\n.*provides\.json is not as it should be/,
    },
    {
      check: 'the remotes that run fit',
      fault: (given) =>
        Object.assign(given.build ?? {}, {
          provides: { ...providesForTest, exports: { '@portal/shared/ui': ['Stack'] } },
        }),
      says: /^host 1\.1\.0 would leave remotes behind.*\nmfe-\w+ 1\.0\.0 does not fit it:\n {2}it uses Button/,
    },
    {
      check: 'no file has the name of another',
      fault: (_, site) => {
        const file = join(site, 'host/1.0.0/integrity.json');
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/sha384-.{8}/g, 'sha384-AAAAAAAA'));
      },
      says: /^Another release of the host uses files of the same names with other content: bootstrap/,
    },
    ...lastChecks,
  ],
  'a rollback': [
    nameCheck,
    versionCheck,
    ...siteChecks,
    {
      check: 'there is such a release',
      fault: (given) => Object.assign(given, { version: '9.0.0' }),
      says: /^There is no mfe-cart 9\.0\.0 in this site\. Published are 1\.0\.0, 1\.1\.0/,
    },
    {
      check: 'it does not run',
      fault: (given) => Object.assign(given, { version: '1.1.0' }),
      says: /^mfe-cart 1\.1\.0 runs already/,
    },
    {
      check: 'its files are as published',
      fault: (_, site) => appendFileSync(join(site, 'mfe-cart/1.0.0/page.22222222.js'), ' '),
      says: /^mfe-cart 1\.0\.0 is not what was published/,
    },
    hostFits,
    ...lastChecks,
  ],
  'a withdrawal': [
    nameCheck,
    ...siteChecks,
    {
      check: 'it is not the sign-in remote',
      fault: (given) => Object.assign(given, { package: 'mfe-auth' }),
      says: /^mfe-auth cannot be withdrawn/,
    },
    {
      check: 'it runs',
      fault: (_, site) => changeLedger(site, /"mfe-cart": \[[^\]]*\]/, '"mfe-cart": []'),
      says: /^Nothing of mfe-cart was published/,
    },
    ...lastChecks,
  ],
  'a promotion': [
    nameCheck,
    ...siteChecks,
    {
      check: 'there is a canary',
      fault: (_, site) => changeLedger(site, /"canary": \{[^}]*\},/, ''),
      says: /^mfe-cart has no canary/,
    },
    {
      check: 'its files are as published',
      fault: (_, site) => appendFileSync(join(site, 'mfe-cart/1.1.0/page.22222222.js'), ' '),
      says: /^mfe-cart 1\.1\.0 is not what was published/,
    },
    hostFits,
    ...lastChecks,
  ],
};

const build = { word: 'second', layer: 'first' };
const release = (given: Given) =>
  publish(made.site, { ...given, dist: made.build(given.package, given.build), by: 'Mei' });

interface Change {
  readonly what: string;
  readonly given: Given;
  /** What the site has, besides version 1.0.0 of each package. */
  readonly prepare?: () => Promise<unknown>;
  readonly attempt: (given: Given) => Promise<unknown>;
}

const ofCart = { package: 'mfe-cart', version: '1.1.0', build } as const;
const ofHost = { package: 'host', version: '1.1.0', build } as const;

const changes: readonly Change[] = [
  { what: 'a release of a remote', given: ofCart, attempt: release },
  { what: 'a release of the host', given: ofHost, attempt: release },
  {
    what: 'a rollback',
    given: { ...ofCart, version: '1.0.0' },
    prepare: () => release(ofCart),
    attempt: ({ package: name, version: to }) => rollBack(made.site, { package: name, to, by: 'Mei' }),
  },
  {
    what: 'a withdrawal',
    given: ofCart,
    attempt: ({ package: name }) => withdraw(made.site, { package: name, by: 'Mei' }),
  },
  {
    what: 'a promotion',
    given: ofCart,
    prepare: () => release({ ...ofCart, canary: 10 }),
    attempt: ({ package: name }) => promote(made.site, { package: name, by: 'Mei' }),
  },
];

test.each(changes)(
  '[FED-02] $what: each check refuses it before those after it, and leaves the site as it was',
  async ({ what, given, prepare, attempt }) => {
    await prepare?.();
    const faulty = { ...given, build: { ...given.build } };
    for (const { check, fault, says } of (checksOf[what] ?? []).toReversed()) {
      fault(faulty, made.site);
      const before = hashTree(made.site);
      await expect(attempt(faulty)).rejects.toThrow(says);
      jest.restoreAllMocks();
      expect({ check, ...hashTree(made.site) }).toEqual({ check, ...before });
    }
  },
);
