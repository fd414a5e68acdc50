import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { combineLoadables, useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useAgent } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useLastKnown } from '../calls/last-known.ts';
import { applicantRecord } from './applicant-record.ts';

const channel = 'Digital AOF';

/** No onboarding of the agent has this id: it was completed or removed. Asking again does not help. */
export class UnknownApplicant extends Error {}

/**
 * Loads the applicant of an onboarding, who has no record yet, as a customer: from the onboarding in the cart or in a
 * sent checkout. It fails with `UnknownApplicant` when it is in neither. With `undefined` it is loading and sends no
 * request.
 */
export function useApplicant(customerId: string | undefined): Loadable<Customer> {
  const { uuid: userId } = useAgent();
  const input = customerId === undefined ? undefined : { userId, customerId };
  const cart = useCall(cartList, input && { ...input, channel });
  const checkouts = useCall(checkoutsOf, input && { ...input, channel });
  const listed =
    valueOrUndefined(cart)?.onboarding.find(({ id }) => id === customerId) ??
    valueOrUndefined(checkouts)
      ?.flatMap(({ customerName, items }) => items.map((each) => ({ ...each, customerName })))
      .find(({ itemId }) => itemId === customerId);
  // between the reads of cart and checkouts an onboarding that is sent is in neither
  const known = useLastKnown(listed ? { status: 'ok', value: listed } : { status: 'loading' }, customerId);
  const onboarding = known.status === 'ok' ? known.value : undefined;
  const date = today();
  // one onboarding makes one customer, so that screens recognize an unchanged one
  const name = onboarding?.customerName;
  const payload = onboarding && ('item' in onboarding ? onboarding.item.payload : onboarding.payload);
  const applicant = useMemo(
    () =>
      customerId === undefined || name === undefined
        ? undefined
        : applicantRecord({ customerId, name, payload, today: date }),
    [customerId, name, payload, date],
  );
  if (applicant) return { status: 'ok', value: applicant };
  const lists = combineLoadables([cart, checkouts]);
  if (lists.status !== 'ok') return lists;
  return { status: 'failed', error: new UnknownApplicant(), retry: () => undefined };
}
