import type { InvestmentItem } from '../../core/items/cart-item.ts';
import { bankKey, type InvestValues } from '../order.ts';

/** Returns the form values of an item. The acknowledgement is left out, because it has to be given again. */
export function formValuesOf(item: InvestmentItem): InvestValues {
  const { accountId, scheme, amount, salesCharge, distribution, prsDefault = 'N', paysInto } = item;
  const isPaidOut = distribution === 'PAYOUT';
  return {
    accountId,
    prsDefault,
    scheme,
    acknowledged: false,
    reason: '',
    amount: amount.format(),
    salesCharge: salesCharge.toString(),
    distribution: isPaidOut ? 'PAYOUT' : 'REINVEST',
    bank:
      isPaidOut && paysInto
        ? bankKey({ bankAccNumber: paysInto.number, bankMICR: paysInto.micrCode ?? '' })
        : '',
  };
}
