import type { SignOutReason } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { storeClock } from './session-clock.ts';
import type { MachineState, StoredSession } from './session-machine.ts';

const tokens = z.object({
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.exactOptional(z.string()),
});
const agent = z.object({
  uuid: z.string(),
  email: z.string(),
  agentCustomerId: z.string(),
  agentUuid: z.string(),
  agentNric: z.exactOptional(z.string()),
  agentName: z.string(),
  agentEmail: z.string(),
  agentChannel: z.string(),
  agentCodeUt: z.exactOptional(z.string()),
  agentCodePrs: z.exactOptional(z.string()),
  subject: z.string(),
});

const clock = z.object({ startedAt: z.number(), checkedAt: z.number(), age: z.number() });

/** A release before sessions had ids may have stored this one: it has none. */
const id = z._default(z.string(), '');

/** The session as it lies in the tab's storage and travels to the agent's other tabs. */
export const storedSession = z.discriminatedUnion('status', [
  z.object({ status: z.literal('linking'), id, tokens, clock }),
  z.object({ status: z.literal('active'), id, tokens, agent, clock }),
]);

export const signOutReason = z.enum([
  'never-signed-in',
  'logout',
  'expired',
  'prompt-rejected',
  'agent-inactive',
  'access-denied',
  'sign-in-failed',
  'clock-wrong',
  'mapping-lookup-failed',
] satisfies SignOutReason[]);

const farewell = z.object({
  reason: signOutReason,
  wayBack: z.nullable(
    z.union([z.strictObject({ path: z.string() }), z.strictObject({ sealed: z.string() })]),
  ),
});

/**
 * What is known of the session before: why it ended, and where the agent was: `sealed` for that agent, or the plain
 * `path` of a page that was asked for before any sign-in.
 */
export type Farewell = z.output<typeof farewell>;

/** The tab's `sessionStorage`: it outlives a reload and the trip to the provider, and no other tab reads it. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const sessionKey = 'portal.session';
const farewellKey = 'portal.farewell';
const placeKey = 'portal.place';
/** What begins so is about the page's files and nobody's data. */
const impersonal = 'portal-';

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The session in a form that can be stored; nothing when nobody is signed in. */
export function toStored(state: MachineState): StoredSession | undefined {
  if (state.status === 'signed-out') return undefined;
  const { clock: running, warned: _warned, ...signedIn } = state;
  return { ...signedIn, clock: storeClock(running) };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Session and farewell in the tab's storage. What cannot be decoded is as if it were not there. */
export function createSessionStore(storage: TabStorage) {
  /** What the storage had no room for: it lasts as long as the page. */
  let unstored: StoredSession | undefined;

  /** Whether there was room. */
  function put(key: string, text: string): boolean {
    try {
      storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  return {
    session(): StoredSession | undefined {
      return z.safeParse(storedSession, parse(storage.getItem(sessionKey))).data ?? unstored;
    },
    holdsSession: () => unstored !== undefined || storage.getItem(sessionKey) !== null,
    farewell(): Farewell | undefined {
      return z.safeParse(farewell, parse(storage.getItem(farewellKey))).data;
    },
    keep(session: StoredSession) {
      unstored = put(sessionKey, JSON.stringify(session)) ? undefined : session;
    },
    /**
     * Wipes tokens and all that anybody has put into the tab's storage during the session: names of customers must not
     * outlive it, also when the remote that put them there is not on the page. Reason and way back stay for the
     * sign-in screen.
     */
    wipe(last: Farewell) {
      unstored = undefined;
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? impersonal);
      for (const key of keys) if (!key.startsWith(impersonal)) storage.removeItem(key);
      put(farewellKey, JSON.stringify(last));
    },
    /** The page that the agent is on, sealed. */
    place: () => storage.getItem(placeKey),
    keepPlace: (sealed: string) => void put(placeKey, sealed),
    forgetFarewell: () => storage.removeItem(farewellKey),
  };
}
