import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageName, takeLock } from '../index.ts';
import type { SiteForTest } from './site-for-test.ts';

/** What a change is given. */
export interface Given {
  package: PackageName;
  version: string;
  canary?: number;
  build: Parameters<SiteForTest['build']>[1];
}

/** A check that can fail. */
export interface Check {
  readonly check: string;
  /** Makes it fail. */
  readonly fault: (given: Given, site: string) => void;
  readonly says: RegExp;
}

/** For tests: replaces a text in a site's ledger. */
export function changeLedger(site: string, pattern: RegExp, text: string): void {
  const file = join(site, 'releases.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
}

export const nameCheck: Check = {
  check: 'the name',
  fault: (given) => Object.assign(given, { package: 'mfe-../mfe-auth' }),
  says: /^"mfe-\.\.\/mfe-auth" is not the name of a package\. It is host, or mfe- and words of small letters/,
};
export const versionCheck: Check = {
  check: 'the version',
  fault: (given) => Object.assign(given, { version: '../mfe-auth/1.1.0' }),
  says: /: "\.\.\/mfe-auth\/1\.1\.0" is not the version of a release\. It is three numbers with dots/,
};
/** Checks of every change of a site. */
export const siteChecks: readonly Check[] = [
  {
    check: 'the site is there',
    fault: (_, site) => rmSync(join(site, 'site.json')),
    says: /is no site yet: it has no site\.json/,
  },
  {
    check: 'the lock is free',
    fault: (_, site) => {
      takeLock(join(site, 'releases.lock'), { foreignLockTtl: 1 });
      // a minute passes between two looks
      let now = 0;
      jest.spyOn(Date, 'now').mockImplementation(() => (now += 61_000));
    },
    says: /has held .*releases\.lock for 60 s/,
  },
  {
    check: 'the versions in the ledger',
    fault: (_, site) => changeLedger(site, /"version": "1\.0\.0"/, '"version": "../x"'),
    says: /releases\.json is not as it should be.*"\.\.\/x" is not the version of a release/s,
  },
  {
    check: 'the settings',
    fault: (_, site) =>
      writeFileSync(join(site, 'site.json'), '{"origins":{"mfe-../x":"https://x.example"}}'),
    says: /site\.json is not as it should be.*not host, remotes or the name of a remote/s,
  },
];
/** Checks after which a change is made. */
export const lastChecks: readonly Check[] = [
  {
    check: 'the sign-in remote is as published',
    fault: (_, site) => appendFileSync(join(site, 'mfe-auth/1.0.0/page.22222222.js'), ' '),
    says: /^mfe-auth 1\.0\.0 is not what was published/,
  },
  {
    check: 'the pages can be written',
    fault: (_, site) => mkdirSync(join(site, 'public/index.html.draft')),
    says: /EISDIR.*index\.html/,
  },
  {
    check: 'the ledger can be written',
    fault: (_, site) => mkdirSync(join(site, 'releases.json.draft')),
    says: /EISDIR.*releases\.json/,
  },
];
