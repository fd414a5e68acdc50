import type { SignOutReason } from '@portal/shared/contract';
import { unguessable } from '@portal/shared/oidc';
import * as z from '@portal/shared/schema';
import { signOutReason } from './stored-session.ts';

const lastSignOut = z.object({ mark: z.string(), reason: signOutReason });

const key = 'portal-last-sign-out';
/** The mark of sessions that begin before anybody has signed out here. */
const none = 'none';

/** The browser's `localStorage`, which all tabs share. */
export type SharedStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The last sign-out in this browser. */
export interface SignOuts {
  /** An id for a session that begins now. */
  newId(): string;
  /** Ends every session that has begun until now, in whichever tab. */
  note(reason: SignOutReason): void;
  /** Why that session ended in some tab, if it did. */
  reasonOf(id: string): SignOutReason | undefined;
}

/**
 * The last sign-out, for tabs that did not hear of it: asleep, on another site, or in the back/forward cache (SES-08).
 * It has a random mark, and every session's id begins with the mark of the sign-out before it: no clock is asked, and
 * nothing about anybody is kept. Sessions whose time was over are not to be noted: every tab sees that on its own clock,
 * or has a renewed one.
 */
export function createSignOuts(storage: () => SharedStorage): SignOuts {
  function last(): z.output<typeof lastSignOut> | undefined {
    try {
      return z.safeParse(lastSignOut, JSON.parse(storage().getItem(key) ?? 'null')).data;
    } catch {
      return undefined;
    }
  }
  return {
    newId: () => `${last()?.mark ?? none}.${unguessable()}`,
    note(reason) {
      try {
        storage().setItem(key, JSON.stringify({ mark: unguessable(), reason }));
      } catch {
        // a browser that forbids storage still tells the tabs that are awake
      }
    },
    reasonOf(id) {
      const signOut = last();
      // a session that an earlier release stored has no id
      return signOut === undefined || id === '' || id.startsWith(`${signOut.mark}.`)
        ? undefined
        : signOut.reason;
    },
  };
}
