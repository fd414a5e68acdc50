import * as z from '@portal/shared/schema';
import type { StoredSession } from './session-machine.ts';
import { signOutReason, storedSession } from './stored-session.ts';

const ending = z.object({
  reason: signOutReason,
  id: z.exactOptional(z.string()),
  subject: z.exactOptional(z.string()),
  startedAt: z.exactOptional(z.number()),
});

/**
 * The end of a session, by `id` and the agent's `subject`, which linking has not. `startedAt`: sign-in or last renewal of
 * one whose time is over, in epoch milliseconds; without it, whatever tab holds a session is to end it.
 */
export type Ending = Readonly<z.output<typeof ending>>;

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('who-is-signed-in') }),
  z.object({ type: z.literal('signed-in'), session: storedSession }),
  z.object({ type: z.literal('ended'), ...ending.shape }),
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
  /** This tab holds one, until the returned function is called; that resolves when it is no longer counted. */
  hold(): () => Promise<void>;
  /** Tabs that hold one, this one included. */
  count(): Promise<number>;
}

export interface TabListener {
  /** This tab's session, for a tab that asks. */
  current(): StoredSession | undefined;
  signedIn(session: StoredSession): void;
  ended(ending: Ending): void;
}

/**
 * The agent's other tabs of this origin: a new tab is handed the session, a refresh reaches them all, and so
 * does a sign-out. Messages that are none of ours are ignored.
 */
export function connectTabs(openChannel: () => Channel, presence: Presence, listener: TabListener) {
  const waiting = new Set<() => void>();
  let release: (() => Promise<void>) | undefined;
  let lettingGo = Promise.resolve();
  let channel: Channel | undefined = listen();

  /** A tab that rests is asked again when it wakes. */
  const post = (sent: Message) => channel?.postMessage(sent);

  function listen(): Channel {
    const opened = openChannel();
    opened.onmessage = ({ data }) => {
      const decoded = z.safeParse(message, data);
      if (decoded.success) receive(decoded.data);
    };
    return opened;
  }

  function receive(received: Message) {
    if (received.type === 'ended') return listener.ended(received);
    if (received.type === 'signed-in') {
      listener.signedIn(received.session);
      for (const answered of [...waiting]) answered();
      return;
    }
    const session = listener.current();
    if (session) post({ type: 'signed-in', session });
  }

  function present(holds: boolean) {
    if (holds) {
      if (channel) release ??= presence.hold();
    } else {
      lettingGo = release?.() ?? lettingGo;
      release = undefined;
    }
  }

  function rest() {
    present(false);
    channel?.close();
    channel = undefined;
  }

  return {
    /** Whether this tab holds a session itself; told at every change. */
    present,
    /** Asks the other tabs for their session; resolves when all have answered, at once where there are none. */
    async ask(): Promise<void> {
      await lettingGo;
      let missing = (await presence.count()) - (release ? 1 : 0);
      if (missing <= 0 || !channel) return;
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
    tellEnd: (ended: Ending) => post({ type: 'ended', ...ended }),
    /** Neither hears nor is counted: a page that does would not be kept for Back, or hold the others up. */
    rest,
    /** Hears again. */
    wake() {
      channel ??= listen();
    },
    close: rest,
  };
}
