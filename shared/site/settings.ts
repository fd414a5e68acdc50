import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { isRemoteName, type PortalConfig, portalConfig, type RemoteName } from '../src/contract/index.ts';
import { isSafeAddress } from '../src/foundation/loopback.ts';
import type { HiddenFillings } from './declarations/hidden-fillings.ts';
import { decodeJson, jsonText, readIfThere, writeAtomically } from './files.ts';
import { type PortalOrigins, siteFiles } from './layout.ts';
import { readBucketAddress } from './mirror/bucket-address.ts';
import { SiteRefusal } from './refusal.ts';
import { isPackageName, quoted } from './release-name.ts';
import { type Listen, listenFault } from './serving/listen.ts';

/** `site.json`, written at deployment: the packages' origins, the portal's configuration, the teams, and fillings to hide. */
export interface SiteSettings {
  readonly origins: PortalOrigins;
  readonly config: PortalConfig & { readonly signInRemote: RemoteName };
  /** Remote → its team, from which alone it may be released. Absent: as the release that runs says. */
  readonly teams?: Readonly<Record<string, string>> | undefined;
  /** Absent: every filling is shown. */
  readonly hidden?: HiddenFillings | undefined;
  /** Absent: nginx listens at the origins. Else plainly on these ports, behind a proxy that ends TLS. */
  readonly listen?: Listen | undefined;
  /** Bucket that each change is sent to: `s3://bucket/prefix`. Absent: none. */
  readonly mirror?: string | undefined;
}

/** Origins are compared and joined as text, so they must be in normal form. Code comes from them, so they must be https. */
const origin = z.url().check(
  z.refine((url) => URL.canParse(url) && new URL(url).origin === url, 'no origin: `https://host[:port]`'),
  z.refine(isSafeAddress, 'not https'),
);

/** Returns the first name that is of no package and not `remotes`. */
const findStranger = (origins: object): string | undefined =>
  Object.keys(origins).find((name) => name !== 'remotes' && !isPackageName(name));

const remoteName = z.pipe(
  z.string().check(
    z.refine(isRemoteName, {
      error: ({ input }) => `${quoted(input)} is not the name of a remote, such as mfe-notes`,
    }),
  ),
  // checked by now
  z.transform((name) => name as RemoteName),
);

const siteSettings = z.object({
  origins: z.record(z.string(), origin).check(
    z.refine((origins) => findStranger(origins) === undefined, {
      error: ({ input }) =>
        `${quoted(findStranger(Object(input)))} is not host, remotes or the name of a remote, such as mfe-notes`,
    }),
    z.refine(({ host }) => host !== undefined, 'no origin of the host'),
  ),
  config: z.extend(portalConfig, { signInRemote: remoteName }),
  teams: z.optional(z.record(z.string(), z.string())),
  hidden: z.optional(z.record(z.string(), z.array(z.string()))),
  listen: z.optional(z.record(z.string(), z.int().check(z.gte(1), z.lte(65_535)))),
  mirror: z.optional(
    z
      .string()
      .check(z.refine((text) => readBucketAddress(text) !== undefined, 'no bucket: `s3://bucket/prefix`')),
  ),
});

/** Path of a site's settings. */
const settingsFile = (site: string) => join(site, siteFiles.settings);

/** Reads the text of a site's `site.json`. Throws SiteRefusal if there is no site. */
export async function readSettingsText(site: string): Promise<string> {
  const text = await readIfThere(settingsFile(site));
  if (text === undefined)
    throw new SiteRefusal(
      `${site} is no site yet: it has no ${siteFiles.settings}. \`npm start\` sets one up at .sandbox/site; ` +
        'a deployment writes the file itself (docs/releasing-a-remote.md).',
    );
  return text;
}

/** Decodes the text of a site's `site.json`. Throws an Error if it is invalid. */
export function decodeSettings(site: string, text: string): SiteSettings {
  const { origins: given, ...settings } = decodeJson(settingsFile(site), text, siteSettings);
  const origins = { ...given, host: given.host ?? '' };
  const fault = settings.listen && listenFault(origins, settings.listen);
  if (fault !== undefined) throw new SiteRefusal(`${settingsFile(site)} is not as it should be.\n${fault}`);
  return { origins, ...settings };
}

/** Reads a site's settings. Throws SiteRefusal if there is no site, and an Error if they are invalid. */
export const readSettings = async (site: string): Promise<SiteSettings> =>
  decodeSettings(site, await readSettingsText(site));

/** Writes the settings only; the caller has the site's lock. */
export const storeSettings = (site: string, settings: SiteSettings): Promise<void> =>
  writeAtomically(settingsFile(site), jsonText(settings));
