import * as z from '@portal/shared/schema';
import { readStored, tryStorage, writeStored } from '../../foundation/stored-values.ts';

const record = z.object({
  /** `Idempotency-Key` of the request. A repeated attempt of the same command uses the same key. */
  key: z.string(),
  /** When it was sent, in milliseconds since 1970. */
  at: z.number(),
  /** Ids of the items that the command concerns, or a currency. Never names or addresses. */
  about: z.array(z.string()),
});

/** A command that was sent and whose outcome this browser does not know yet. */
export type PendingCommand = z.output<typeof record>;

const prefix = 'portal:doubt:';
/** Fallback for this tab when the browser's storage is full or forbidden. */
const notStored = new Map<string, PendingCommand>();

/**
 * Stores pending commands in the browser, so that after a reload or crash, or in another tab, their outcome is read
 * back before anything is sent again (CHK-06, PAY-02). They do not expire. `subject` names the agent and the
 * command's target: `checkout:<agent>:<customer>`.
 */
export const pendingCommands = {
  /** Returns the pending command of a subject, or `undefined`. */
  read(subject: string): PendingCommand | undefined {
    const inMemory = notStored.get(subject);
    if (inMemory) return inMemory;
    return readStored(() => localStorage, prefix + subject, record);
  },
  save(subject: string, command: PendingCommand): void {
    notStored.set(subject, command);
    if (writeStored(() => localStorage, prefix + subject, command)) notStored.delete(subject);
  },
  remove(subject: string): void {
    notStored.delete(subject);
    tryStorage(() => localStorage.removeItem(prefix + subject));
  },
  /**
   * Removes a command whose outcome the page shows. While the page is being unloaded the agent may not see that, so
   * the command is then kept for the next page to report.
   */
  resolve(subject: string): void {
    if (Date.now() - unloadStartedAt > unloadMs) {
      this.remove(subject);
      return;
    }
    const stored = tryStorage(() => localStorage.getItem(prefix + subject));
    setTimeout(() => {
      if (stored === tryStorage(() => localStorage.getItem(prefix + subject))) this.remove(subject);
    }, unloadMs);
  },
};

/** A page that still runs this long after `beforeunload` was not left. */
const unloadMs = 10_000;
let unloadStartedAt = Number.NEGATIVE_INFINITY;
// tests of functions load this file in Node.js, which has no pages
globalThis.addEventListener?.('beforeunload', () => {
  unloadStartedAt = Date.now();
});
