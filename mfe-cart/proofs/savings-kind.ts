import { Money } from '@portal/shared/money';
import type { PaidContent } from '../src/core/items/item-content.ts';

/** Payload of a kind that exists only in tests: monthly savings into CBSUK. */
export interface SavingsPayload {
  readonly accountId: string;
  /** Decimal string, in MYR. */
  readonly monthly: string;
  readonly idBankar?: string;
}

/** Entry of a kind that exists only in tests. */
export function savings({ accountId, monthly, idBankar }: SavingsPayload): PaidContent {
  return {
    kind: 'savings',
    noun: 'savings plan',
    glyph: 'plus',
    verb: 'Save',
    section: 'Save',
    action: 'invest',
    remedy: 'Stop the plan.',
    title: 'Save monthly in Cempaka Biru Sukuk',
    detail: 'CBSUK · monthly',
    legs: [
      {
        scheme: 'CBSUK',
        schemeName: 'Cempaka Biru Sukuk',
        currency: 'MYR',
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
