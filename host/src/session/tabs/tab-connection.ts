import * as z from '@portal/shared/schema';
import { type StoredSession, signOutReason, storedSession } from '../state/index.ts';

const sessionEnd = z.object({
  reason: signOutReason,
  id: z.exactOptional(z.string()),
  subject: z.exactOptional(z.string()),
  startedAt: z.exactOptional(z.number()),
});

/**
 * A session's end, as it is sent to the other tabs. `id` is the session's, `subject` the agent's (absent while linking).
 * `startedAt` is set for an expired session: its sign-in or last renewal in epoch milliseconds. Without `startedAt` every
 * tab ends its session.
 */
export type SessionEnd = Readonly<z.output<typeof sessionEnd>>;

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('who-is-signed-in') }),
  z.object({ type: z.literal('signed-in'), session: storedSession }),
  z.object({ type: z.literal('ended'), ...sessionEnd.shape }),
]);

type Message = z.output<typeof messageSchema>;

/** How long to wait for the other tabs' answers at most, in milliseconds. */
const answerTimeout = 1_000;

/** The part of a `BroadcastChannel` that is used here. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  close(): void;
}

/** Counts the tabs of this origin that have a session. The browser removes a tab that closes or crashes. */
export interface Presence {
  /** Adds this tab. Returns a function that removes it and resolves when it is no longer counted. */
  register(): () => Promise<void>;
  /** Counts the tabs with a session, this tab included. */
  count(): Promise<number>;
}

/** Supplies this tab's session to other tabs, and receives their sessions and sign-outs. */
export interface TabListener {
  /** Returns this tab's session for another tab that requests it. */
  currentSession(): StoredSession | undefined;
  onSignedIn(session: StoredSession): void;
  onEnded(end: SessionEnd): void;
}

/** Sends messages to the agent's other tabs, and receives theirs. */
export type TabConnection = ReturnType<typeof connectTabs>;

/**
 * Connects the agent's tabs of this origin: sends a session to a new tab, and a renewal and a sign-out to all tabs.
 * `listener` receives what they send; invalid messages are ignored.
 */
export function connectTabs(openChannel: () => Channel, presence: Presence, listener: TabListener) {
  /** One callback for each request that waits for answers. */
  const onAnswer = new Set<() => void>();
  let unregister: (() => Promise<void>) | undefined;
  let unregistration = Promise.resolve();
  let channel: Channel | undefined = openListeningChannel();

  function openListeningChannel(): Channel {
    const newChannel = openChannel();
    newChannel.onmessage = ({ data }) => {
      const decoded = z.safeParse(messageSchema, data);
      if (decoded.success) receive(decoded.data);
    };
    return newChannel;
  }

  function post(message: Message) {
    try {
      channel?.postMessage(message);
    } catch {
      // the other tabs find a sign-out by its mark, and ask again for a session
    }
  }

  /** Counts the other tabs with a session. Where the browser does not answer, there may be one. */
  async function countOthers(): Promise<number> {
    await unregistration;
    return (await presence.count()) - (unregister ? 1 : 0);
  }

  function receive(message: Message) {
    if (message.type === 'ended') return listener.onEnded(message);
    if (message.type === 'signed-in') {
      listener.onSignedIn(message.session);
      for (const countAnswer of [...onAnswer]) countAnswer();
      return;
    }
    const session = listener.currentSession();
    if (session) post({ type: 'signed-in', session });
  }

  function setPresent(hasSession: boolean) {
    if (hasSession) {
      if (channel) unregister ??= presence.register();
    } else {
      unregistration = unregister?.() ?? unregistration;
      unregister = undefined;
    }
  }

  /** Sends the request and resolves after `expected` answers, or after the time limit. */
  function waitForAnswers(expected: number): Promise<void> {
    return new Promise((resolve) => {
      let pendingAnswers = expected;
      const finish = () => {
        clearTimeout(timer);
        onAnswer.delete(countAnswer);
        resolve();
      };
      const countAnswer = () => {
        pendingAnswers -= 1;
        if (pendingAnswers <= 0) finish();
      };
      const timer = setTimeout(finish, answerTimeout);
      onAnswer.add(countAnswer);
      post({ type: 'who-is-signed-in' });
    });
  }

  return {
    /** Whether this tab has a session; call it on each change. */
    setPresent,
    /** Requests the other tabs' sessions. Resolves when all have answered; at once when there are none. */
    async requestSessions(): Promise<void> {
      const maybeOne = new Promise<number>((resolve) => setTimeout(resolve, answerTimeout, 1));
      const others = await Promise.race([countOthers().catch(() => 1), maybeOne]);
      if (others > 0 && channel) await waitForAnswers(others);
    },
    sendSession: (session: StoredSession) => post({ type: 'signed-in', session }),
    sendEnd: (end: SessionEnd) => post({ type: 'ended', ...end }),
    /** Closes the channel and removes this tab from the count; otherwise the browser would not cache the page. */
    disconnect() {
      setPresent(false);
      channel?.close();
      channel = undefined;
    },
    reconnect() {
      channel ??= openListeningChannel();
    },
  };
}
