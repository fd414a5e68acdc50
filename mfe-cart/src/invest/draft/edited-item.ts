import type { InvestmentItem } from '../../core/cart-item.ts';
import { bankKey, type InvestValues } from '../order.ts';

/** An item of the cart that the drawer was opened to change. */
export interface EditedItemProps {
  readonly editing?: InvestmentItem | undefined;
}

/** An item as its form would have been filled in. What was acknowledged is given anew. */
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
