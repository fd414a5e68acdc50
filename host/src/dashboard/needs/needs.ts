import type { ApplicationRow } from '@portal/shared/api/applications';
import type { SatForm } from '@portal/shared/api/suitability';
import { daysBetween, formatDate, malaysianDateOf } from '@portal/shared/dates';
import {
  applicationPath,
  isMixed,
  nextActionOf,
  outstandingText,
  sentCheckoutPath,
} from '@portal/shared/selling';

/** The statuses that need the agent, most urgent first. */
const urgentStatuses = [
  'Rejected',
  'Pending Documents',
  'Pending Payment',
  'Pending Customer Confirmation',
  // an onboarding in the cart
  'Draft',
] as const;
type UrgentStatus = (typeof urgentStatuses)[number];

/** An application or a suitability form that needs the agent, as text. */
export interface Need {
  readonly id: string;
  /** The form's number, which names it. */
  readonly formNo: string;
  readonly customerName: string;
  readonly kind: UrgentStatus | 'Open assessment';
  readonly text: string;
  /** As `formatAge` returns it. */
  readonly age: string;
  readonly action: { readonly label: string; readonly to: string };
  /** Passed to the application's page, so that its header shows at once (RTE-14). */
  readonly state?: Pick<ApplicationRow, 'status' | 'reason' | 'customerName'>;
}

/** Formats an age in days: `today`, `1 day`, `3 days`. `today` is YYYY-MM-DD. */
function formatAge(instant: string, today: string): string {
  const days = Math.max(0, daysBetween(malaysianDateOf(instant), today));
  return days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`;
}

/** Lists the suitability forms that are still drafts, newest first. `today` is YYYY-MM-DD. */
export function buildOpenAssessments(forms: readonly SatForm[], today: string): readonly Need[] {
  return forms
    .filter(({ status }) => status === 'Draft')
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .map(({ id, customerId, customerName, updatedAt }) => ({
      id,
      formNo: id,
      customerName,
      kind: 'Open assessment',
      text: 'Suitability form left open',
      age: formatAge(updatedAt, today),
      action: { label: 'Continue', to: `/sat?${new URLSearchParams({ customerId })}` },
    }));
}

/**
 * Lists the applications that need the agent, the most urgent first, then the newest. `left`: ids of the checkouts that
 * the agent leaves as they are. `today` is YYYY-MM-DD.
 */
export function buildNeeds(
  rows: readonly ApplicationRow[],
  left: ReadonlySet<string>,
  today: string,
): readonly Need[] {
  return rows
    .flatMap((row) => {
      const status = urgentStatuses.find((name) => name === row.status);
      return status && !left.has(row.checkoutId) ? [{ row, status }] : [];
    })
    .toSorted(
      (a, b) =>
        urgentStatuses.indexOf(a.status) - urgentStatuses.indexOf(b.status) ||
        Date.parse(b.row.submittedAt) - Date.parse(a.row.submittedAt),
    )
    .map(({ row, status }) => buildNeed(row, status, today));
}

function buildNeed(row: ApplicationRow, status: UrgentStatus, today: string): Need {
  const { applicationId, formNo, customerName, reason } = row;
  return {
    id: applicationId,
    formNo,
    customerName,
    kind: status,
    text: describeNeed(row, status),
    age: formatAge(row.submittedAt, today),
    action: buildAction(row),
    state: { status: row.status, reason, customerName },
  };
}

function describeNeed(row: ApplicationRow, status: UrgentStatus): string {
  const { reason, due, plan, expiresAt, types } = row;
  switch (status) {
    case 'Rejected':
      return reason?.trim() ? `Rejected: ${reason}` : 'Rejected';
    case 'Draft':
      return reason?.trim() || 'Onboarding left open';
    case 'Pending Documents':
      return reason?.trim() || 'Documents are due';
    case 'Pending Payment': {
      if (plan === 'EPF') return outstandingText({ plan, due, types }) ?? 'Payment outstanding';
      const amounts = due.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`);
      const payment =
        amounts.length > 0 ? `Payment outstanding: ${amounts.join(', ')}` : 'Payment outstanding';
      return isMixed(types) ? `${payment}; the rest waits for it` : payment;
    }
    case 'Pending Customer Confirmation': {
      const until = expiresAt ? `, until ${formatDate(malaysianDateOf(expiresAt))}` : '';
      const then = isMixed(types) ? '; then all of it waits for payment' : '';
      return `Waits for the customer to confirm${until}${then}`;
    }
  }
}

/** The next action as the list names it. What sends an e-mail again opens the application, which has the button. */
function buildAction(row: ApplicationRow): Need['action'] {
  // the sent checkout has the button that sends what needs no payment by itself
  if (row.status === 'Pending Customer Confirmation' && isMixed(row.types))
    return { label: 'Send apart', to: sentCheckoutPath(row) };
  const action = nextActionOf(row);
  if (action && action.kind !== 'resend') return { label: action.label, to: action.to };
  return { label: 'Open', to: applicationPath(row.applicationId, row.formNo) };
}
