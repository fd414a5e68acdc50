import * as z from '@portal/shared/schema';

const record = z.object({
  /** `Idempotency-Key` of the request: a further attempt is the same command. */
  key: z.string(),
  /** When it was sent, in milliseconds since 1970. */
  at: z.number(),
  /** What it was about: ids of items, or a currency. Never names or addresses. */
  about: z.array(z.string()),
});

/** A command that was sent and whose outcome this browser does not know yet. */
export type PendingCommand = z.output<typeof record>;

const prefix = 'portal:doubt:';
/** What the browser's storage did not take: then the tab alone knows it. */
const unstored = new Map<string, PendingCommand>();

/**
 * Commands in doubt, kept in the browser so that a reload, a crash or another tab asks what became of them before
 * anything is sent again (CHK-06, PAY-02). One stays until it was read back, however long that takes. `subject` names the agent and the thing: `checkout:<agent>:<customer>`.
 */
export const pendingCommands = {
  read(subject: string): PendingCommand | undefined {
    const own = unstored.get(subject);
    if (own) return own;
    const text = stored(() => localStorage.getItem(prefix + subject));
    const found = text ? z.safeParse(record, jsonOf(text)) : undefined;
    return found?.success ? found.data : undefined;
  },
  keep(subject: string, doubt: PendingCommand): void {
    unstored.set(subject, doubt);
    stored(() => {
      localStorage.setItem(prefix + subject, JSON.stringify(doubt));
      unstored.delete(subject);
    });
  },
  drop(subject: string): void {
    unstored.delete(subject);
    stored(() => localStorage.removeItem(prefix + subject));
  },
  /**
   * It has happened, and the page says so. A page that is being left runs on until the next one stands, but nobody reads
   * it any more: then the doubt stays, and the next page says it.
   */
  settled(subject: string): void {
    if (Date.now() - leftAt > leavingMs) {
      this.drop(subject);
      return;
    }
    const kept = stored(() => localStorage.getItem(prefix + subject));
    setTimeout(() => {
      if (kept === stored(() => localStorage.getItem(prefix + subject))) this.drop(subject);
    }, leavingMs);
  },
};

/** After this long a page that was to be left has been stayed on. */
const leavingMs = 10_000;
let leftAt = Number.NEGATIVE_INFINITY;
window.addEventListener('beforeunload', () => {
  leftAt = Date.now();
});

/** Storage may be full or forbidden. */
function stored<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
