import type { Payer } from '@portal/shared/api/payment-method';
import type { Plan } from '@portal/shared/api/wire';
import { readName } from '@portal/shared/person/read-name';
import { isSent } from '../field-checks.ts';

/** Relatives who can pay for a customer (docs/domain.md, section 6). An employer can pay for PRS only. */
const RELATIVES: ReadonlySet<string> = new Set(['Spouse', 'Parent', 'Child']);

/** Name of the document that is required when a third party pays without proof. */
export const PAYER_PROOF = 'Proof of the payer’s relationship to the customer';

const digitsOf = (idNo: string): string => idNo.replace(/\W/g, '').toUpperCase();

/**
 * Whether the payer is a holder of the account, who needs no proof: identity numbers are compared without punctuation
 * and case.
 */
export function isHolder(payer: Payer, holders: readonly { readonly idNo: string | null }[]): boolean {
  return holders.some(({ idNo }) => idNo !== null && digitsOf(idNo) === digitsOf(payer.idNo));
}

/**
 * Returns complaints about a payer of an account; empty when the payer is accepted: a holder, or with reason and bank a
 * spouse, parent or child, and for PRS the employer. An EPF account is paid by EPF alone, so every payer is refused.
 */
export function payerComplaints(
  payer: Payer,
  account: { readonly plan: Plan; readonly holders: readonly { readonly idNo: string | null }[] },
): readonly string[] {
  if (account.plan === 'EPF') return ['Only EPF pays for an EPF account.'];
  if (isHolder(payer, account.holders)) return [];
  const complaints: string[] = [];
  const isEmployer = payer.relationship === 'Employer' && account.plan === 'PRS';
  if (!RELATIVES.has(payer.relationship) && !isEmployer)
    complaints.push('Another payer is the customer’s spouse, parent or child, or for PRS the employer.');
  if (!isSent(readName(payer.name), payer.name)) complaints.push('Enter the name of the payer.');
  if (payer.reason.trim() === '') complaints.push('Say why another person pays.');
  if (payer.bankName.trim() === '') complaints.push('Name the payer’s bank.');
  return complaints;
}
