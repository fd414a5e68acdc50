import type { ApplicationRow } from '@portal/shared/api/applications';
import { daysBetween, localDateOf } from '@portal/shared/dates';

/** How long ago it was sent, in whole days: `today`, `1 day`, `3 days`. */
export function ageOf({ submittedAt }: Pick<ApplicationRow, 'submittedAt'>, today: string): string {
  const days = Math.max(0, daysBetween(localDateOf(submittedAt), today));
  return days === 0 ? 'today' : inDays(days);
}

/** Why the application stands where it stands: the service's own words, else what its figures say. */
export function reasonOf(
  { status, reason, due, expiresAt }: Pick<ApplicationRow, 'status' | 'reason' | 'due' | 'expiresAt'>,
  today: string,
): string | undefined {
  if (reason !== null && reason !== '') return reason;
  if (status === 'Pending Documents') return 'Documents are due';
  if (status === 'Pending Payment' && due.length > 0) {
    const amounts = due.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`);
    return `${amounts.join(', ')} to be paid`;
  }
  if (status === 'Pending Customer Confirmation' && expiresAt !== null) {
    const days = daysBetween(today, localDateOf(expiresAt));
    if (days < 0) return 'The link has expired';
    return days === 0 ? 'The link expires today' : `The link expires in ${inDays(days)}`;
  }
  return undefined;
}

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
