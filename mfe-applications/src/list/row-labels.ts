import type { ApplicationRow } from '@portal/shared/api/applications';
import { daysBetween, malaysianDateOf } from '@portal/shared/dates';
import { outstandingText } from '@portal/shared/selling';
import { awaitedNames } from '../core/awaited-names.ts';
import { formatReason } from '../core/format-reason.ts';

/**
 * Formats how long ago an application was sent, in whole Malaysian days: `today` (also for a later instant), `1 day`,
 * `3 days`. `today` is YYYY-MM-DD.
 */
export function formatAge({ submittedAt }: Pick<ApplicationRow, 'submittedAt'>, today: string): string {
  const days = Math.max(0, daysBetween(malaysianDateOf(submittedAt), today));
  return days === 0 ? 'today' : formatDays(days);
}

/**
 * Returns why an application has its status: the service's reason, or what it waits for (documents, a sum to be paid, the
 * customer's link, or holders by name). `undefined` where the status says all. `today` is YYYY-MM-DD.
 */
export function getStatusReason(
  row: Pick<
    ApplicationRow,
    'status' | 'reason' | 'isConfirmed' | 'awaiting' | 'due' | 'plan' | 'expiresAt' | 'types'
  >,
  today: string,
): string | undefined {
  const { status, due, plan, expiresAt, types } = row;
  const reason = formatReason(row);
  if (reason !== undefined) return reason;
  if (status === 'Pending Documents') return 'Documents are due';
  if (status === 'Pending Payment') return outstandingText({ plan, due, types });
  if (status === 'Pending Customer Confirmation' && expiresAt !== null) {
    const names = awaitedNames(row);
    const link = linkText(daysBetween(today, malaysianDateOf(expiresAt)));
    return names === undefined ? link : `Waits for ${names}. ${link}`;
  }
  return undefined;
}

function linkText(days: number): string {
  if (days < 0) return 'The link has expired';
  return days === 0 ? 'The link expires today' : `The link expires in ${formatDays(days)}`;
}

const formatDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
