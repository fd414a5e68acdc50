import * as z from '@portal/shared/schema';

/** A customer's cart changed; screens that show it read it again (FED-06). */
const cartChanged = z.object({
  customerId: z.string(),
  /** Where all changes were: reads about another channel or account need no repeat. Since contract 1.11. */
  channel: z.optional(z.string()),
  accountId: z.optional(z.string()),
});
/** A checkout or an application changed its status. */
const applicationChanged = z.object({ customerId: z.optional(z.string()) });
/** The transaction site changed an account's holdings or pending transactions. Since contract 1.3. */
const accountChanged = z.object({ accountId: z.string() });
/** A customer was opened in this tab; the cart icon and the breadcrumbs show it. */
const customerOpened = z.object({
  customerId: z.string(),
  name: z.string(),
  hasAccounts: z.boolean(),
  /** The identity number as it is shown, `880412-••-••33`: the browser stores no other. Since contract 1.10. */
  maskedId: z.optional(z.string()),
});
/** An agent signed in. `shell.session` has the agent. `expiresAt` is in epoch milliseconds. */
const sessionStarted = z.object({ expiresAt: z.number() });
const sessionRenewed = z.object({ expiresAt: z.number() });
const sessionExpiring = z.object({ expiresAt: z.number() });
const sessionEnded = z.object({ reason: z.string() });

/**
 * Payload schemas of all bus events, by name (`domain:past-tense`). Payloads carry ids of what happened,
 * never state.
 */
export const events = {
  'cart:changed': cartChanged,
  'application:changed': applicationChanged,
  'account:changed': accountChanged,
  'customer:opened': customerOpened,
  'session:started': sessionStarted,
  'session:renewed': sessionRenewed,
  'session:expiring': sessionExpiring,
  'session:ended': sessionEnded,
} as const;

/** Name of a bus event. */
export type EventName = keyof typeof events;
/** Payload of the bus event `Name`. */
export type EventPayload<Name extends EventName> = z.output<(typeof events)[Name]>;

/** Events that also reach the agent's other tabs. */
export const crossTabEvents: readonly EventName[] = [
  'cart:changed',
  'application:changed',
  'account:changed',
];
/** Events whose last occurrence is replayed to a late subscriber (FED-06). */
export const replayedEvents: readonly EventName[] = [
  'session:started',
  'session:renewed',
  'session:expiring',
  'session:ended',
  'customer:opened',
];
