import type { SignOutReason } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';

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

/** Sessions that a release before session ids has stored have no id. */
const id = z._default(z.string(), '');

/** Schema of a session in the tab's storage and in messages between tabs. */
export const storedSession = z.discriminatedUnion('status', [
  z.object({ status: z.literal('linking'), id, tokens, clock }),
  z.object({ status: z.literal('active'), id, tokens, agent, clock }),
]);

/** Schema of the reason why no agent is signed in. */
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

/** The stored name of the encrypted return path; earlier releases have written it too. */
const encryptedField = 'sealed';

/** Schema of what the tab's storage keeps after a session's end. */
const storedEndedSession = z.object({
  reason: signOutReason,
  wayBack: z.nullable(
    z.union([z.strictObject({ path: z.string() }), z.strictObject({ [encryptedField]: z.string() })]),
  ),
  owner: z.exactOptional(z.string()),
  /** A path for the owner alone. Earlier releases do not read it, and so lead no other agent there. */
  requested: z.exactOptional(z.string()),
});

/**
 * The session before this one: why it ended, and the return path: `encrypted` for that agent, or the `plain` path of a
 * page that was requested before any sign-in.
 */
export interface EndedSession {
  readonly reason: SignOutReason;
  readonly returnPath: { readonly plain: string } | { readonly encrypted: string } | null;
  /** After a sign-out: a text that only that agent can decrypt. A `plain` path is for that agent alone. */
  readonly owner?: string;
}

/** Decodes what `encodeEndedSession` has stored, also in an earlier release; `undefined` when it is invalid. */
export function decodeEndedSession(json: unknown): EndedSession | undefined {
  const { data } = z.safeParse(storedEndedSession, json);
  if (!data) return undefined;
  const { reason, wayBack, owner, requested } = data;
  if (owner !== undefined)
    return { reason, owner, returnPath: requested === undefined ? null : { plain: requested } };
  if (wayBack === null) return { reason, returnPath: null };
  return {
    reason,
    returnPath: 'path' in wayBack ? { plain: wayBack.path } : { encrypted: wayBack[encryptedField] },
  };
}

/**
 * Converts to the object that the session store writes as JSON, under the field names of earlier releases (`wayBack`).
 * It does not encrypt: `returnPath` is encrypted already where it must be.
 */
export function encodeEndedSession({
  reason,
  returnPath,
  owner,
}: EndedSession): z.output<typeof storedEndedSession> {
  if (owner !== undefined) {
    const requested = returnPath && 'plain' in returnPath ? { requested: returnPath.plain } : {};
    return { reason, wayBack: null, owner, ...requested };
  }
  if (returnPath === null) return { reason, wayBack: null };
  return {
    reason,
    wayBack: 'plain' in returnPath ? { path: returnPath.plain } : { [encryptedField]: returnPath.encrypted },
  };
}
