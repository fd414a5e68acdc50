import type { Draft } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { parseJson } from '@portal/shared/stored-values';

/** How long a draft is kept, in milliseconds: a week, since prices change. */
export const draftLifetime = 7 * 24 * 60 * 60_000;

/** The encrypted content. It names owner and form, so that a record moved to another id is rejected. */
const envelope = z.strictObject({
  /** The agent's `sub`. */
  owner: z.string(),
  form: z.string(),
  savedAt: z.number(),
  /** Id of the tab and session in which the draft was typed. */
  tab: z.string(),
  value: z.unknown(),
});

export type Envelope = Readonly<z.output<typeof envelope>>;

/** The request for a draft: owner, form, tab, and the time in epoch milliseconds. */
type DraftRequest = Pick<Envelope, 'owner' | 'form' | 'tab'> & { readonly now: number };

/**
 * Whether a draft is too old: a week. Both times are in epoch milliseconds. A draft from the future, saved before the
 * clock was set back, is not.
 */
export const isExpired = (savedAt: number, now: number): boolean => now - savedAt >= draftLifetime;

/**
 * Returns the JSON to encrypt. Throws a TypeError when the draft's value is not JSON, which is a defect of the form.
 */
export const encodeEnvelope = (draft: Envelope): string => JSON.stringify(draft);

/**
 * Decodes a decrypted text. Returns `undefined` when owner or form are not the requested ones, the draft is too old or
 * the text is invalid. `fromHere`: it was typed in the requesting tab.
 */
export function decodeDraft({ owner, form, tab, now }: DraftRequest, text = ''): Draft | undefined {
  const { data } = z.safeParse(envelope, parseJson(text));
  if (data?.owner !== owner || data.form !== form || isExpired(data.savedAt, now)) return undefined;
  return { savedAt: data.savedAt, value: data.value, fromHere: data.tab === tab };
}
