import { join } from 'node:path';
import { siteFiles } from '../layout.ts';
import { withLock } from '../lock/lock.ts';
import { openPageDays } from '../publishing/open-page-days.ts';
import { readSettings } from '../settings.ts';
import { messageOf } from '../steps.ts';
import { MirrorFailure, openBucket } from './bucket.ts';
import { type Sent, sendSite } from './send-site.ts';

/** Milliseconds to wait for another process that sends the same site. */
const patience = 600_000;

interface Mirroring {
  /** How long a page may stay open after it was loaded, in days; default: 2. */
  readonly days?: number;
  /** Called after each object that was sent, or deleted. */
  readonly onSent?: (key: string, isDeleted: boolean) => void;
}

/**
 * Sends a site to the mirror that `site.json` names, one process at a time. A change of the site does not wait for it.
 * @returns what was sent, and where; `undefined` when the site has no mirror
 * @throws MirrorFailure when the mirror is not up to date
 */
export async function mirrorSite(
  site: string,
  { days = openPageDays, onSent }: Mirroring = {},
): Promise<(Sent & { readonly mirror: string }) | undefined> {
  const { mirror, origins } = await readSettings(site);
  if (mirror === undefined) return undefined;
  try {
    const bucket = await openBucket(mirror);
    const send = () => sendSite(site, bucket, { origins, days, onSent });
    return { ...(await withLock(join(site, siteFiles.mirrorLock), send, patience)), mirror };
  } catch (error) {
    throw new MirrorFailure(
      `The mirror is not up to date. ${messageOf(error)}\nWhat it serves is whole, and npm run mirror -- --site ${site} goes on.`,
      { cause: error },
    );
  }
}

/**
 * Sends a site to its mirror after a change. Returns one sentence about it; none when it has no mirror.
 * @throws MirrorFailure when the mirror is not up to date; the change is made
 */
export async function mirrorChange(site: string, days?: number): Promise<readonly string[]> {
  try {
    const sent = await mirrorSite(site, days === undefined ? {} : { days });
    return sent ? [describeSent(sent)] : [];
  } catch (error) {
    if (!(error instanceof MirrorFailure)) throw error;
    throw new MirrorFailure(`The change is made in ${site}. ${error.message}`, { cause: error });
  }
}

/** Says what was sent: `Sent 12 objects (340 kB) to s3://portal/production.` */
export function describeSent({
  objects,
  bytes,
  deleted,
  mirror,
}: Sent & { readonly mirror: string }): string {
  const removed = deleted > 0 ? ` ${deleted} deleted that no page can load any more.` : '';
  if (objects === 0) return `${mirror} has all of it.${removed}`;
  return `Sent ${objects} objects (${Math.ceil(bytes / 1000)} kB) to ${mirror}.${removed}`;
}
