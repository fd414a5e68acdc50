import * as z from '@portal/shared/schema';
import type { Details } from './ask-code.ts';

const typedDetails = z.object({ subject: z.string(), agentCustomerId: z.string(), nric: z.string() });

/** In the tab's storage, for a reload; the host wipes it with the sign-in. */
const key = 'portal.account-linking-details';

/** Keeps what is typed and not sent; without `details` nothing of it. `subject`: who typed it. */
export function keepTyped(storage: Storage, subject: string, details?: Details): void {
  try {
    if (details) storage.setItem(key, JSON.stringify({ subject, ...details }));
    else storage.removeItem(key);
  } catch {
    // storage that is full or forbidden keeps nothing over a reload
  }
}

/** What this agent had typed before a reload. */
export function typedBefore(storage: Storage, subject: string): Details | undefined {
  try {
    const { data } = z.safeParse(typedDetails, JSON.parse(storage.getItem(key) ?? ''));
    if (data?.subject !== subject) return undefined;
    return { agentCustomerId: data.agentCustomerId, nric: data.nric };
  } catch {
    return undefined;
  }
}
