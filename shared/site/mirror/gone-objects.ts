import * as z from '@portal/shared/schema';
import { decodeJson, jsonText } from '../files.ts';
import type { Bucket, StoredObject } from './bucket.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** Object with what the site has no longer, and since when. */
const stateKey = 'mirror.json';

const stateSchema = z.object({
  /** Key of an object → when the bucket’s page named it no longer: ISO 8601. */
  gone: z.record(z.string(), z.string()),
});

/** Objects that a mirror writes; others below its prefix are not its own. */
const ownKey = /^(?:host|mfe-[a-z-]+|differences|public)\//;

const dayInMilliseconds = 24 * 60 * 60_000;

interface Removal {
  readonly days: number;
  readonly onSent?: ((key: string, isDeleted: boolean) => void) | undefined;
  readonly now?: Date;
}

/**
 * Deletes the objects that the site has no longer, `days` after the page that named them was replaced in the bucket, which may
 * be later than in the site. Does nothing while the site has no page. Returns how many were deleted.
 * @param stored the objects of the bucket; its page is the site's
 */
export async function removeGone(
  bucket: Bucket,
  stored: ReadonlyMap<string, StoredObject>,
  { files, records, composed }: SiteSnapshot,
  { days, onSent, now = new Date() }: Removal,
): Promise<number> {
  if (composed.size === 0) return 0;
  const text = stored.has(stateKey) ? await bucket.read(stateKey) : undefined;
  const before = text === undefined ? {} : decodeJson(stateKey, text, stateSchema).gone;
  const limit = new Date(now.getTime() - days * dayInMilliseconds).toISOString();
  const gone: Record<string, string> = {};
  let deleted = 0;
  for (const key of stored.keys()) {
    if (!ownKey.test(key) || [files, records, composed].some((own) => own.has(key))) continue;
    const since = before[key] ?? now.toISOString();
    if (since >= limit) {
      gone[key] = since;
      continue;
    }
    await bucket.remove(key);
    deleted += 1;
    onSent?.(key, true);
  }
  const state = jsonText({ gone });
  if (state !== (text ?? jsonText({ gone: {} })))
    await bucket.put(stateKey, Buffer.from(state), { type: 'application/json', cache: 'no-cache' });
  return deleted;
}
