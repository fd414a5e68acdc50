import type { ApplicationRow } from '@portal/shared/api/applications';
import type { SatForm } from '@portal/shared/api/suitability';
import { daysBetween, formatDate, localDateOf } from '@portal/shared/dates';

/** Statuses that wait for the agent, the most urgent first. */
const waiting = [
  'Rejected',
  'Pending Documents',
  'Pending Payment',
  'Pending Customer Confirmation',
] as const;
export type Waiting = (typeof waiting)[number];

/** An application or a suitability form that needs the agent, in words. */
export interface Need {
  readonly id: string;
  /** What it is called: the form's number. */
  readonly formNo: string;
  readonly customerName: string;
  readonly kind: Waiting | 'Open assessment';
  readonly text: string;
  /** As of `ageOf`. */
  readonly age: string;
  readonly action: { readonly label: string; readonly to: string };
  /** What the application's page is handed, so that its head stands at once (RTE-14). */
  readonly known?: Pick<ApplicationRow, 'status' | 'reason' | 'customerName'>;
}

/** How old something is: `today`, `1 day`, `3 days`. */
function ageOf(instant: string, today: string): string {
  const days = Math.max(0, daysBetween(localDateOf(instant), today));
  return days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`;
}

/** Suitability forms that were begun and not checked out, newest first. */
export function openAssessments(forms: readonly SatForm[], today: string): readonly Need[] {
  return forms
    .filter(({ status }) => status === 'Draft')
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .map(({ id, customerId, customerName, updatedAt }) => ({
      id,
      formNo: id,
      customerName,
      kind: 'Open assessment',
      text: 'Suitability form left open',
      age: ageOf(updatedAt, today),
      action: { label: 'Continue', to: `/sat?${new URLSearchParams({ customerId })}` },
    }));
}

/** What needs the agent of all its applications: the most urgent first, then the newest. */
export function needsOf(rows: readonly ApplicationRow[], today: string): readonly Need[] {
  return rows
    .flatMap((row) => {
      const status = waiting.find((name) => name === row.status);
      return status ? [{ row, status }] : [];
    })
    .toSorted(
      (a, b) =>
        waiting.indexOf(a.status) - waiting.indexOf(b.status) ||
        Date.parse(b.row.submittedAt) - Date.parse(a.row.submittedAt),
    )
    .map(({ row, status }) => needOf(row, status, today));
}

function needOf(row: ApplicationRow, status: Waiting, today: string): Need {
  const { applicationId, formNo, customerName, reason } = row;
  return {
    id: applicationId,
    formNo,
    customerName,
    kind: status,
    text: textOf(row, status),
    age: ageOf(row.submittedAt, today),
    action: actionOf(row, status),
    known: { status: row.status, reason, customerName },
  };
}

function textOf({ reason, due, expiresAt }: ApplicationRow, status: Waiting): string {
  switch (status) {
    case 'Rejected':
      return reason ? `Rejected: ${reason}` : 'Rejected';
    case 'Pending Documents':
      return reason ?? 'Documents are due';
    case 'Pending Payment': {
      const amounts = due.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`);
      return amounts.length > 0 ? `Payment outstanding: ${amounts.join(', ')}` : 'Payment outstanding';
    }
    case 'Pending Customer Confirmation':
      return expiresAt
        ? `Waits for the customer to confirm, until ${formatDate(localDateOf(expiresAt))}`
        : 'Waits for the customer to confirm';
  }
}

/** Payment can be made at once; what else is to be done is said on the application's page. */
function actionOf({ applicationId, formNo }: ApplicationRow, status: Waiting): Need['action'] {
  if (status === 'Pending Payment') {
    return { label: 'Pay', to: `/payment?${new URLSearchParams({ applicationId })}` };
  }
  const path = `/application/detail/${encodeURIComponent(applicationId)}`;
  return { label: 'Open', to: `${path}?${new URLSearchParams({ formNo })}` };
}
