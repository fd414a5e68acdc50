import type { PaymentMethodCode } from '@portal/shared/api/payment-method';
import { paymentMethodCodes } from '@portal/shared/api/payment-method';
import type { FieldProblem } from '@portal/shared/form-values';
import { type Money, sumByCurrency } from '@portal/shared/money';
import { type CartItem, paidItems } from '../../core/items/cart-item.ts';
import { groupByAccount } from '../../core/items/group-by-account.ts';
import {
  defaultMethod,
  type OfferedMethod,
  offeredMethods,
  type PaymentMethod,
  sumKey,
} from '../../payer/index.ts';

/** A sum that will be due. EPF pays separately, so there can be two sums in ringgit. */
interface DueSum {
  readonly key: string;
  readonly due: Money;
  readonly plan: 'CS' | 'EPF';
  /** The payments that it consists of, one per account. */
  readonly payments: readonly Money[];
}

/**
 * Returns the sums that are due for these items after the customer has confirmed: one for each currency, and one for
 * EPF, which pays separately.
 */
export function dueSums(items: readonly CartItem[]): readonly DueSum[] {
  const paid = paidItems(items);
  return (['CS', 'EPF'] as const).flatMap((plan) => {
    const own = paid.filter((item) => (item.plan === 'EPF') === (plan === 'EPF'));
    const byAccount = groupByAccount(own).flatMap((account) =>
      sumByCurrency(account.items.map(({ amount }) => amount)),
    );
    return sumByCurrency(own.map(({ amount }) => amount)).map((due) => ({
      key: sumKey(plan, due.currency),
      due,
      plan,
      payments: byAccount.filter(({ currency }) => currency === due.currency),
    }));
  });
}

/** A sum with the methods that can pay it, and the chosen one. */
interface PaymentChoice extends DueSum {
  readonly methods: readonly OfferedMethod[];
  readonly method: PaymentMethodCode | undefined;
}

const isMethodCode = (code: string | undefined): code is PaymentMethodCode =>
  paymentMethodCodes.some((known) => known === code);

/**
 * Returns each sum with the methods that can pay it and the chosen one: the agent's (`chosen`: codes by the sum's key),
 * if it can be used, else the preselected one. `method` is `undefined` when there is neither, as before the lookups are
 * loaded.
 */
export function paymentChoices(
  sums: readonly DueSum[],
  lookups: readonly PaymentMethod[],
  chosen: Readonly<Record<string, string>>,
): readonly PaymentChoice[] {
  return sums.map((sum) => {
    const methods = offeredMethods(lookups, sum.payments, sum.plan);
    const open = methods.filter(({ refusal }) => refusal === undefined);
    const code = open.find((method) => method.code === chosen[sum.key])?.code ?? defaultMethod(methods)?.code;
    return { ...sum, methods: open, method: isMethodCode(code) ? code : undefined };
  });
}

/**
 * Returns the name of the payment method's field for the sum with this key (`sumKey`): `method.` and the key. It also
 * names what gets the focus.
 */
export const methodField = (key: string) => `method.${key}`;

/** Returns one problem for each sum to pay that has no payment method; empty when all have one. */
export function missingMethods(choices: readonly PaymentChoice[]): readonly FieldProblem[] {
  return choices.flatMap(({ key, method, methods }) => {
    if (method !== undefined) return [];
    const problem =
      methods.length > 0 ? 'Choose a payment method.' : 'No payment method can pay this amount.';
    return [{ field: methodField(key), problem }];
  });
}
