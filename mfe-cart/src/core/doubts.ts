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
export type Doubt = z.output<typeof record>;

const prefix = 'portal:doubt:';

/**
 * Commands in doubt, kept in the browser so that a reload, a crash or another tab asks what became of them before
 * anything is sent again (CHK-06, PAY-02). One stays until it was read back, however long that takes. `subject` names the agent and the thing: `checkout:<agent>:<customer>`.
 */
export const doubts = {
  read(subject: string): Doubt | undefined {
    const text = stored(() => localStorage.getItem(prefix + subject));
    const found = text ? z.safeParse(record, jsonOf(text)) : undefined;
    return found?.success ? found.data : undefined;
  },
  keep(subject: string, doubt: Doubt): void {
    stored(() => localStorage.setItem(prefix + subject, JSON.stringify(doubt)));
  },
  drop(subject: string): void {
    stored(() => localStorage.removeItem(prefix + subject));
  },
};

/** Storage may be full or forbidden; the guard of the tab itself is then all there is. */
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
