import type { SignOutReason } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import type { StoredSession } from './session-machine.ts';
import { signOutReason, storedSession } from './stored-session.ts';

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('who-is-signed-in') }),
  z.object({ type: z.literal('signed-in'), session: storedSession }),
  z.object({ type: z.literal('ended'), reason: signOutReason }),
]);

type Message = z.output<typeof message>;

/** How long the other tabs' answers are waited for at most, in milliseconds: a busy page answers late. */
const answerTime = 1_000;

/** The part of a `BroadcastChannel` that is used here. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  close(): void;
}

/** How many tabs of this origin hold a session. The browser forgets one that closes or crashes. */
export interface Presence {
  /** This tab holds one, until the returned function is called. */
  hold(): () => void;
  /** Tabs that hold one, this one included. */
  count(): Promise<number>;
}

export interface TabListener {
  /** This tab's session, for a tab that asks. */
  current(): StoredSession | undefined;
  signedIn(session: StoredSession): void;
  ended(reason: SignOutReason): void;
}

/**
 * The agent's other tabs of this origin: a new tab is handed the session, a refresh reaches them all, and so
 * does a sign-out. Messages that are none of ours are ignored.
 */
export function connectTabs(channel: Channel, presence: Presence, listener: TabListener) {
  const waiting = new Set<() => void>();
  let release: (() => void) | undefined;
  const post = (sent: Message) => channel.postMessage(sent);

  channel.onmessage = ({ data }) => {
    const decoded = z.safeParse(message, data);
    if (!decoded.success) return;
    const received = decoded.data;
    if (received.type === 'ended') return listener.ended(received.reason);
    if (received.type === 'signed-in') {
      listener.signedIn(received.session);
      for (const answered of [...waiting]) answered();
      return;
    }
    const session = listener.current();
    if (session) post({ type: 'signed-in', session });
  };

  function letGo() {
    release?.();
    release = undefined;
  }

  return {
    /** Whether this tab holds a session itself; told at every change. */
    present(holds: boolean) {
      if (holds) release ??= presence.hold();
      else letGo();
    },
    /** Asks the other tabs for their session; resolves when all have answered, at once where there are none. */
    async ask(): Promise<void> {
      let missing = (await presence.count()) - (release ? 1 : 0);
      if (missing <= 0) return;
      await new Promise<void>((resolve) => {
        const enough = () => {
          clearTimeout(timer);
          waiting.delete(answered);
          resolve();
        };
        const answered = () => {
          missing -= 1;
          if (missing <= 0) enough();
        };
        const timer = setTimeout(enough, answerTime);
        waiting.add(answered);
        post({ type: 'who-is-signed-in' });
      });
    },
    tellSession: (session: StoredSession) => post({ type: 'signed-in', session }),
    tellEnd: (reason: SignOutReason) => post({ type: 'ended', reason }),
    close() {
      letGo();
      channel.close();
    },
  };
}

export type Tabs = ReturnType<typeof connectTabs>;
