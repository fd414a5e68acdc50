import type { ItemText } from '@portal/shared/items';
import { Money } from '@portal/shared/money';
import type { PaidContent } from '../src/core/items/item-content.ts';

/** Payload of a kind that exists only in tests: monthly savings into CBSUK. */
export interface SavingsPayload {
  readonly accountId: string;
  /** Decimal string, in MYR. */
  readonly monthly: string;
  readonly idBankar?: string;
}

const scheme = { scheme: 'CBSUK', schemeName: 'Cempaka Biru Sukuk', currency: 'MYR' };

/**
 * For tests: returns the text of an item of `savings`, a kind that no release has, to prove that a new kind needs no
 * change elsewhere.
 */
export const describeSavings = ({ monthly }: SavingsPayload): ItemText => ({
  title: 'Save monthly in Cempaka Biru Sukuk',
  legs: [{ direction: 'in', ...scheme, size: Money.of('MYR', monthly) }],
  details: [{ label: 'Paid', value: 'monthly' }],
  changes: [],
});

/**
 * For tests: converts the payload of an item of `savings`, a kind that no release has, to what the cart needs of it: a
 * paid investment in one fund. With `idBankar` it pays into a bank account that another item of the cart adds.
 */
export function savings({ accountId, monthly, idBankar }: SavingsPayload): PaidContent {
  return {
    kind: 'savings',
    noun: 'savings plan',
    glyph: 'plus',
    section: 'Save',
    action: 'invest',
    remedy: 'Stop the plan.',
    legs: [
      {
        ...scheme,
        direction: 'in',
        satRank: 2,
        withdrawn: 'The scheme of this plan is no longer offered.',
      },
    ],
    accountId,
    plan: 'CS',
    amount: Money.of('MYR', monthly),
    ...(idBankar === undefined
      ? {}
      : { paysInto: { bankName: 'Maybank', number: '514212347710', idBankar } }),
  };
}
