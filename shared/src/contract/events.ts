import * as z from '@portal/shared/schema';

/** The cart of a customer has changed; whoever shows it reads it again (the specification's cart-changed). */
const cartChanged = z.object({ customerId: z.string() });
/** A checkout or an application has changed state. */
const applicationChanged = z.object({ customerId: z.optional(z.string()) });
/** The transaction site has changed what an account holds or awaits. Since contract 1.3. */
const accountChanged = z.object({ accountId: z.string() });
/** A customer was opened in this tab: the cart icon and the crumbs follow it. */
const customerOpened = z.object({
  customerId: z.string(),
  name: z.string(),
  hasAccounts: z.boolean(),
});
/** Who is signed in; the agent itself is `shell.session`'s. */
const sessionStarted = z.object({ expiresAt: z.number() });
const sessionRenewed = z.object({ expiresAt: z.number() });
const sessionExpiring = z.object({ expiresAt: z.number() });
const sessionEnded = z.object({ reason: z.string() });

/** Every event on the bus, named `domain:past-tense`. Events say what happened (ids), never state. */
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

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.output<(typeof events)[Name]>;

/** Events that also reach the agent's other tabs. */
export const crossTabEvents: readonly EventName[] = [
  'cart:changed',
  'application:changed',
  'account:changed',
];
/** Events whose last one is replayed to a late subscriber (FED-06). */
export const replayedEvents: readonly EventName[] = [
  'session:started',
  'session:renewed',
  'session:expiring',
  'session:ended',
  'customer:opened',
];
