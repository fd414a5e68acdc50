import { daysBetween, formatDate } from '@portal/shared/dates';

/** The `satDeclarationId` of a customer who declined to give information (domain, section 4). */
export const declinedDeclaration = 3;

/** From how many days before its end a suitability assessment is worth a warning. */
export const expirySoon = 30;

/** Where a customer's suitability assessment stands. */
export type Suitability =
  | { readonly state: 'valid'; readonly validTo: string; readonly daysLeft: number }
  | { readonly state: 'expiring'; readonly validTo: string; readonly daysLeft: number }
  | { readonly state: 'expired'; readonly validTo: string }
  | { readonly state: 'declined' }
  | { readonly state: 'none' };

/** The fields of a customer that tell; both may be missing. */
export interface SuitabilityFields {
  readonly satDeclarationId?: number | null | undefined;
  readonly satEffectiveDateTo?: string | null | undefined;
}

/** Reads the state off a customer's fields. The last valid day still counts as valid. */
export function suitabilityOf(customer: SuitabilityFields, today: string): Suitability {
  if (customer.satDeclarationId === declinedDeclaration) return { state: 'declined' };
  const validTo = customer.satEffectiveDateTo;
  if (!validTo) return { state: 'none' };
  const daysLeft = daysBetween(today, validTo);
  if (daysLeft < 0) return { state: 'expired', validTo };
  return { state: daysLeft <= expirySoon ? 'expiring' : 'valid', validTo, daysLeft };
}

/** The chip of a customer's row. */
export function suitabilityChip(suitability: Suitability): {
  readonly tone: 'success' | 'warn' | 'danger' | 'neutral';
  readonly text: string;
} {
  switch (suitability.state) {
    case 'valid':
      return { tone: 'success', text: `Valid to ${formatDate(suitability.validTo)}` };
    case 'expiring':
      return { tone: 'warn', text: expiresIn(suitability.daysLeft) };
    case 'expired':
      return { tone: 'danger', text: 'Expired' };
    case 'declined':
      return { tone: 'warn', text: 'Declined' };
    case 'none':
      return { tone: 'neutral', text: 'Not assessed' };
  }
}

/** How long an assessment still holds, in words. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft === 0) return 'Last day today';
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
}

function expiresIn(daysLeft: number): string {
  if (daysLeft === 0) return 'Expires today';
  return daysLeft === 1 ? 'Expires tomorrow' : `Expires in ${daysLeft} days`;
}
