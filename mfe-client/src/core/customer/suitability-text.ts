import { formatDate } from '@portal/shared/dates';
import type { Suitability, Validity } from '@portal/shared/selling';

/**
 * Returns text and tone of the chip in a customer's row: until when the assessment is valid, or that it has expired,
 * was declined, or that there is none.
 */
export function toSuitabilityChip(suitability: Suitability | Validity): {
  readonly tone: 'success' | 'warn' | 'danger' | 'neutral';
  readonly text: string;
} {
  switch (suitability.state) {
    case 'valid':
      return { tone: 'success', text: `Valid to ${formatDate(suitability.validTo)}` };
    case 'expiring':
      return { tone: 'warn', text: formatExpiry(suitability.daysLeft) };
    case 'expired':
      return { tone: 'danger', text: 'Expired' };
    case 'declined':
      return { tone: 'warn', text: 'Declined' };
    case 'none':
      return { tone: 'neutral', text: 'Not assessed' };
  }
}

/** Formats the remaining validity of an assessment: `12 days left`, `1 day left`, or `Last day today` for 0. */
export function formatDaysLeft(daysLeft: number): string {
  if (daysLeft === 0) return 'Last day today';
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
}

function formatExpiry(daysLeft: number): string {
  if (daysLeft === 0) return 'Expires today';
  return daysLeft === 1 ? 'Expires tomorrow' : `Expires in ${daysLeft} days`;
}
