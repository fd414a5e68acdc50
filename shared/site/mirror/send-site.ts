import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../files.ts';
import type { PortalOrigins } from '../layout.ts';
import { type Bucket, MirrorFailure, type StoredObject } from './bucket.ts';
import { removeGone } from './gone-objects.ts';
import { objectHeadersOf } from './object-headers.ts';
import { hasChanged, readSnapshot, type SiteSnapshot } from './site-snapshot.ts';

interface Sending {
  readonly origins: PortalOrigins;
  /** How long a page may stay open after it was loaded, in days. */
  readonly days: number;
  /** Called after each object that was sent, or deleted. */
  readonly onSent?: ((key: string, isDeleted: boolean) => void) | undefined;
  readonly now?: Date;
}

/** What was done in a bucket. */
export interface Sent {
  readonly objects: number;
  readonly bytes: number;
  readonly deleted: number;
}

/** Files that are sent at the same time. */
const filesAtOnce = 8;

/** Times that a site is read again because it changed while it was sent. */
const maxReadings = 10;

const md5 = (content: Buffer): string => createHash('md5').update(content).digest('hex');

/**
 * Sends to a bucket what it does not have of a site: released files, then records, then the composed files, the page last; so each
 * page that the bucket has names only files that it has, at any moment, also when the process is killed. Then it deletes
 * objects that no open page can load any more. Rejects with MirrorFailure when an object is refused.
 */
export async function sendSite(site: string, bucket: Bucket, sending: Sending): Promise<Sent> {
  const stored = new Map(await bucket.list());
  const headersOf = objectHeadersOf(sending.origins);
  let [objects, bytes] = [0, 0];

  const put = async (key: string, content: Buffer): Promise<void> => {
    await bucket.put(key, content, headersOf(key));
    stored.set(key, { size: content.length, etag: md5(content) });
    objects += 1;
    bytes += content.length;
    sending.onSent?.(key, false);
  };
  const sendFile = async (key: string, size: number): Promise<void> => {
    const there = stored.get(key);
    // an object is whole or not there, and this name never has another content
    if (there?.size === size && headersOf(key).cache.includes('immutable')) return;
    const content = await readFile(join(site, key));
    if (!isSame(there, content)) await put(key, content);
  };

  for (let reading = 1; reading <= maxReadings; reading++) {
    const snapshot = await readSnapshot(site);
    const { files, records } = snapshot;
    const isSent = (await sendFiles(files, sendFile)) && (await sendFiles(records, sendFile));
    if (!isSent || (await hasChanged(site, snapshot))) continue;
    for (const [key, content] of snapshot.composed)
      if (!isSame(stored.get(key), content)) await put(key, content);
    const deleted = await removeGone(bucket, stored, snapshot, sending);
    return { objects, bytes, deleted };
  }
  throw new MirrorFailure(`${site} changed ${maxReadings} times while it was sent.`);
}

/** Whether an object has this content. A bucket that encrypts with a customer’s key does not say it: sent again. */
const isSame = (there: StoredObject | undefined, content: Buffer): boolean =>
  there?.size === content.length && there.etag === md5(content);

/** Sends files, several at a time. Resolves with false when one of them is gone: the site was changed. */
async function sendFiles(
  files: SiteSnapshot['files'],
  send: (key: string, size: number) => Promise<void>,
): Promise<boolean> {
  const left = [...files];
  const sendNext = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await send(...next);
  };
  try {
    await Promise.all(Array.from({ length: filesAtOnce }, sendNext));
    return true;
  } catch (error) {
    // no further file, and none in flight beside the next reading
    left.length = 0;
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
