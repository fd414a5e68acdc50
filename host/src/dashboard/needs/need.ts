import type { ApplicationRow } from '@portal/shared/api/applications';
import { daysBetween, malaysianDateOf } from '@portal/shared/dates';
import type { Money } from '@portal/shared/money';

/** Kinds of what needs the agent. The order is that of groups of which none ends sooner. */
export const needKinds = [
  'pay',
  'confirm',
  'documents',
  'rejected',
  'onboarding',
  // these two are known later than the others, and move none of them
  'cart',
  'assessment',
] as const;
/** Kind of what needs the agent. */
export type NeedKind = (typeof needKinds)[number];

/** Text of a need when the service does not say which documents. */
export const documentsDueText = 'Documents are due';

/** What a row's button does: opens a page, or sends the customer's e-mail of a checkout again. */
export type NeedAction =
  | { readonly kind: 'open'; readonly label: string; readonly to: string }
  | {
      readonly kind: 'resend';
      readonly label: string;
      readonly applicationId: string;
      readonly checkoutId: string;
      readonly customerId: string;
    };

/** One thing that needs the agent, as text. */
export interface Need {
  /** The same as long as the thing waits. */
  readonly id: string;
  readonly kind: NeedKind;
  /** Differs once the thing has changed, so that one that was left alone is listed again. */
  readonly mark: string;
  /** As recorded. Empty when none is known yet. */
  readonly customerName: string;
  /** Number of the form, which tells things of one customer apart; absent where there is none. */
  readonly formNo?: string;
  readonly text: string;
  /** When it ends, or how old it is. */
  readonly time: string;
  /** What is to be paid, one sum a currency. */
  readonly sums: readonly Money[];
  /** Instant after which something is lost; absent when waiting loses nothing at a known time. */
  readonly endsAt?: string;
  /** Instant since which it waits. */
  readonly since: string;
  readonly action: NeedAction;
  /** Page of the whole thing. */
  readonly to: string;
  /** Passed to the application's page, so that its header shows at once (RTE-14). */
  readonly state?: Pick<ApplicationRow, 'status' | 'reason' | 'customerName'>;
  /** What the group counts it as; absent where all are alike. */
  readonly part?: 'agent' | 'customer' | 'operations' | 'open' | 'expired' | 'expiring';
}

/** Formats an age in days: `today`, `1 day`, `3 days`. `instant` has an offset, `today` is YYYY-MM-DD in Malaysia. */
export function formatAge(instant: string, today: string): string {
  const days = Math.max(0, daysBetween(malaysianDateOf(instant), today));
  return days === 0 ? 'today' : formatDays(days);
}

/** Formats a number of days: `1 day`, `3 days`. */
export const formatDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** Path of a customer's page. */
export const customerPath = (page: 'client-profile' | 'cart' | 'sat', customerId: string): string =>
  `/${page}?${new URLSearchParams({ customerId })}`;
