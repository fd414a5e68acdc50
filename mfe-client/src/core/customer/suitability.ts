import { daysBetween, formatDate } from '@portal/shared/dates';

/** The `satDeclarationId` of a customer who declined to give information (domain, section 4). */
const declinedDeclarationId = 3;

/** An assessment that ends within this number of days is shown with a warning. */
const expiryWarningDays = 30;

/** State of a customer's suitability assessment. `validTo` is YYYY-MM-DD. */
export type Suitability =
  | { readonly state: 'valid'; readonly validTo: string; readonly daysLeft: number }
  | { readonly state: 'expiring'; readonly validTo: string; readonly daysLeft: number }
  | { readonly state: 'expired'; readonly validTo: string }
  | { readonly state: 'declined' }
  | { readonly state: 'none' };

/** The customer's fields that decide the state. */
interface SuitabilityFields {
  readonly satDeclarationId?: number | null | undefined;
  readonly satEffectiveDateTo?: string | null | undefined;
}

/** Returns the state of the assessment on `today` (YYYY-MM-DD). The last valid day counts as valid. */
export function getSuitability(customer: SuitabilityFields, today: string): Suitability {
  if (customer.satDeclarationId === declinedDeclarationId) return { state: 'declined' };
  const validTo = customer.satEffectiveDateTo;
  if (!validTo) return { state: 'none' };
  const daysLeft = daysBetween(today, validTo);
  if (daysLeft < 0) return { state: 'expired', validTo };
  return { state: daysLeft <= expiryWarningDays ? 'expiring' : 'valid', validTo, daysLeft };
}

/** Returns the chip shown in a customer's row. */
export function toSuitabilityChip(suitability: Suitability): {
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

/** Formats the remaining validity: `12 days left`. */
export function formatDaysLeft(daysLeft: number): string {
  if (daysLeft === 0) return 'Last day today';
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
}

function formatExpiry(daysLeft: number): string {
  if (daysLeft === 0) return 'Expires today';
  return daysLeft === 1 ? 'Expires tomorrow' : `Expires in ${daysLeft} days`;
}
