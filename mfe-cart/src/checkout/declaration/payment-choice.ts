import type { PaymentMethodCode } from '@portal/shared/api/payment-method';
import { paymentMethodCodes } from '@portal/shared/api/payment-method';
import { type Money, sumByCurrency } from '@portal/shared/money';
import type { CartItem } from '../../core/cart-item.ts';
import type { FieldProblem } from '../../core/field-problem.ts';
import { groupByAccount } from '../../core/group-by-account.ts';
import {
  defaultMethod,
  type OfferedMethod,
  offeredMethods,
  type PaymentMethod,
} from '../../core/payment-methods.ts';

/** One sum that will be due. EPF pays its own, so ringgit may stand here twice. */
export interface DueSum {
  readonly key: string;
  readonly due: Money;
  readonly plan: 'CS' | 'EPF';
  /** What it is paid in: each account is an application of its own, and pays on its own. */
  readonly payments: readonly Money[];
}

/** What will be due for these items once the customer has confirmed. */
export function dueSums(items: readonly CartItem[]): readonly DueSum[] {
  const paid = items.flatMap((item) => (item.kind === 'investment' ? [item] : []));
  return (['CS', 'EPF'] as const).flatMap((plan) => {
    const own = paid.filter((item) => (item.plan === 'EPF') === (plan === 'EPF'));
    const byAccount = groupByAccount(own).flatMap((account) =>
      sumByCurrency(account.items.map(({ amount }) => amount)),
    );
    return sumByCurrency(own.map(({ amount }) => amount)).map((due) => ({
      key: `${plan} ${due.currency}`,
      due,
      plan,
      payments: byAccount.filter(({ currency }) => currency === due.currency),
    }));
  });
}

/** A sum with the methods that it may be paid by, and the one that is chosen. */
export interface PaymentChoice extends DueSum {
  readonly methods: readonly OfferedMethod[];
  readonly method: PaymentMethodCode | undefined;
}

const isMethodCode = (code: string | undefined): code is PaymentMethodCode =>
  paymentMethodCodes.some((known) => known === code);

/** The choices to make; until the agent chooses, the first method that may serve stands. */
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

/** The field of one choice, used by form and focus duplicateIds. */
export const methodField = (key: string) => `method.${key}`;

export function missingMethods(choices: readonly PaymentChoice[]): readonly FieldProblem[] {
  return choices.flatMap(({ key, method }) =>
    method === undefined ? [{ field: methodField(key), problem: 'No payment method serves this sum.' }] : [],
  );
}
