import type { Draft } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';

/** How long a draft is offered, in milliseconds: a week off, and not a forgotten price. */
export const lifetime = 7 * 24 * 60 * 60_000;

/** What is encrypted: the answers, and whose they are. Bound to both, so that a record in another's place opens nothing. */
const envelope = z.strictObject({
  /** `sub` of the agent. */
  owner: z.string(),
  form: z.string(),
  savedAt: z.number(),
  /** The tab, and its session, that they were given in. */
  tab: z.string(),
  value: z.unknown(),
});

export type Envelope = Readonly<z.output<typeof envelope>>;

/** Who asks for a draft, and when (epoch milliseconds). */
export type Reader = Pick<Envelope, 'owner' | 'form' | 'tab'> & { readonly now: number };

/** Whether its time is up. One from the future, kept before the clock was put back, still has its time. */
export const isExpired = (savedAt: number, now: number): boolean => now - savedAt >= lifetime;

/** The text to encrypt. Throws when JSON cannot carry the value, which is the form's defect. */
export const toText = (draft: Envelope): string => JSON.stringify(draft);

/** The draft in a decrypted text; `undefined` unless it is this reader's own, for this form, and in time. */
export function openedBy({ owner, form, tab, now }: Reader, text: string): Draft | undefined {
  const { data } = z.safeParse(envelope, parsed(text));
  if (data?.owner !== owner || data.form !== form || isExpired(data.savedAt, now)) return undefined;
  return { savedAt: data.savedAt, value: data.value, fromHere: data.tab === tab };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
