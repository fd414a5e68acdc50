import type { ApplicationRow } from '@portal/shared/api/applications';
import { applicationStatus } from '@portal/shared/api/status';
import * as z from '@portal/shared/schema';
import { isPaidType, nextActionOf } from '@portal/shared/selling';

/** `nextActionOf` of the application. */
const nextAction = z.union([
  z.object({
    kind: z.enum(['pay', 'upload', 'checkout', 'customer', 'onboarding']),
    label: z.string(),
    to: z.string(),
  }),
  z.object({ kind: z.literal('resend'), label: z.string() }),
]);

const applicationPreview = z.object({
  status: applicationStatus,
  reason: z.nullable(z.string()),
  customerName: z.string(),
  /** What only the list knows; other pages that link here do not. */
  listed: z.optional(
    z.object({
      customerId: z.string(),
      checkoutId: z.string(),
      /** ISO instants, as of an application. */
      updatedAt: z.string(),
      expiresAt: z.nullable(z.string()),
      isConfirmed: z.optional(z.boolean()),
      awaiting: z.optional(z.array(z.string())),
      /** The customer pays for some of it. */
      isPaid: z.optional(z.boolean()),
      action: z.optional(nextAction),
    }),
  ),
});

/** Data that the list passes to an application's page, which shows it before its call has returned (RTE-14). */
export type ApplicationPreview = z.output<typeof applicationPreview>;

/** Returns what the list knows of an application, for its page's navigation state. */
export function toPreview(row: ApplicationRow): ApplicationPreview {
  const { status, reason, customerName, customerId, checkoutId, updatedAt, expiresAt } = row;
  const { isConfirmed, awaiting } = row;
  const action = nextActionOf(row);
  return {
    status,
    reason,
    customerName,
    listed: {
      customerId,
      checkoutId,
      updatedAt,
      expiresAt,
      isConfirmed,
      awaiting,
      isPaid: row.types.some(isPaidType),
      action,
    },
  };
}

/**
 * Returns the decoded id in the path of an application's page, or `undefined` for another path. An id that cannot be
 * decoded is returned as it is in the path.
 */
export function readApplicationId(pathname: string): string | undefined {
  const [, encodedName] = /^\/application\/detail\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return encodedName === undefined ? undefined : decodeURIComponent(encodedName);
  } catch {
    return encodedName;
  }
}

/**
 * Decodes the navigation state that the list passes to an application's page: status, its reason, the customer's name
 * and next action, to be shown while the application loads. Returns `undefined` after a reload, for a pasted link, or
 * for another page's state.
 */
export function readApplicationPreview(state: unknown): ApplicationPreview | undefined {
  return z.safeParse(applicationPreview, state).data;
}
