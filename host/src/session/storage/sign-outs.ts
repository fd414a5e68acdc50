import type { SignOutReason } from '@portal/shared/contract';
import { createRandomHex } from '@portal/shared/oidc';
import * as z from '@portal/shared/schema';
import { readStored, writeStored } from '@portal/shared/stored-values';
import { signOutReason } from '../state/index.ts';

const lastSignOut = z.object({ mark: z.string(), reason: signOutReason });

const key = 'portal-last-sign-out';
/** The mark of sessions that start before the first sign-out in this browser. */
const noMark = 'none';

/** The browser's `localStorage`, which all tabs share. */
type SharedStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The last sign-out in this browser. */
export interface SignOuts {
  /** Returns an id for a session that starts now. */
  newSessionId(): string;
  /** Ends every session that has started until now, in all tabs. */
  record(reason: SignOutReason): void;
  /** Returns the reason when a sign-out has ended this session; otherwise `undefined`. */
  findReason(sessionId: string): SignOutReason | undefined;
}

/**
 * Records the last sign-out for tabs that missed it: asleep, on another site, or in the back/forward cache (SES-08).
 * A sign-out has a random mark, and a session's id begins with the mark of the sign-out before it, so no clock and no
 * personal data is needed. Expiry is not recorded: each tab finds it by its clock, and another tab may have renewed.
 */
export function createSignOuts(storage: () => SharedStorage): SignOuts {
  const readLast = () => readStored(storage, key, lastSignOut);
  return {
    newSessionId: () => `${readLast()?.mark ?? noMark}.${createRandomHex()}`,
    record(reason) {
      // where storage is blocked, only tabs that are awake learn of the sign-out
      writeStored(storage, key, { mark: createRandomHex(), reason });
    },
    findReason(sessionId) {
      const last = readLast();
      // a session that an earlier release stored has no id
      return last === undefined || sessionId === '' || sessionId.startsWith(`${last.mark}.`)
        ? undefined
        : last.reason;
    },
  };
}
