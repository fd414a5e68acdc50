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

/** Schema of what the tab's storage keeps after a session's end. */
export const endedSession = z.object({
  reason: signOutReason,
  wayBack: z.nullable(
    z.union([z.strictObject({ path: z.string() }), z.strictObject({ sealed: z.string() })]),
  ),
});

/**
 * The session before this one: why it ended, and the way back. `sealed` is a path encrypted for that agent; `path` is the
 * plain path of a page that was requested before any sign-in.
 */
export type EndedSession = z.output<typeof endedSession>;
