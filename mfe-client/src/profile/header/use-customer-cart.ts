import { type CartLists, cartList } from '@portal/shared/api/cart';
import type { Customer } from '@portal/shared/api/customers';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { type CartAssessment, readCartAssessment } from '@portal/shared/records';
import { isCompany } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { useMemo } from 'react';

/** What the profile says of the customer's cart. */
interface CustomerCart {
  /** The complete suitability assessment that waits in it. A company has none: it is not assessed. */
  readonly assessment: CartAssessment | undefined;
  /** `undefined` until the whole cart has loaded, and when a part of it failed. */
  readonly itemCount: number | undefined;
}

const idsOf = (lists: CartLists) =>
  Object.values(lists).flatMap((items: readonly { readonly id: string }[]) => items.map(({ id }) => id));

/** The top bar loads the same lists, and every change of the cart repeats the calls: a longer time only saves calls. */
const onlyCounted = { freshFor: 300_000 };

/** Returns the assessment in the customer's cart and the number of its items, as far as the cart has loaded. */
export function useCustomerCart(customer: Customer): CustomerCart {
  const { uuid: userId } = useAgent();
  const { customerId } = customer;
  const input = { userId, customerId };
  const forms = valueOrUndefined(useCall(cartList, { ...input, channel: 'Digital Form' }));
  const transactions = valueOrUndefined(
    useCall(cartList, { ...input, channel: 'Digital Transaction' }, onlyCounted),
  );
  const onboardings = valueOrUndefined(useCall(cartList, { ...input, channel: 'Digital AOF' }, onlyCounted));
  const assessment = useMemo(
    () =>
      isCompany(customer)
        ? undefined
        : forms?.sat.flatMap(({ payload }) => readCartAssessment(payload) ?? [])[0],
    [customer, forms],
  );
  return {
    assessment,
    itemCount:
      forms && transactions && onboardings
        ? new Set([forms, transactions, onboardings].flatMap(idsOf)).size
        : undefined,
  };
}
