import { type Customer, customerInfo } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { maskId } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import { useAgent, useSearchParams, useShell } from '@portal/shared/ui';
import { useEffect } from 'react';
import { useApplicant } from './applicant.ts';
import { openedAccounts } from './applicant-record.ts';

/**
 * Returns the `customerId` of the page's URL; `undefined` when it is absent or empty. The id is in the URL and nowhere
 * else, so two tabs with two customers stay independent.
 */
export function useCustomerId(): string | undefined {
  const [search] = useSearchParams();
  return search.get('customerId') || undefined;
}

/**
 * Loads a customer's record; for an applicant (id `ONB-…`), who has none, it is made from the onboarding. With
 * `undefined` it is loading and sends no request.
 */
export function useCustomer(customerId: string | undefined): Loadable<Customer> {
  const { uuid } = useAgent();
  const isApplicant = customerId !== undefined && isOnboardingId(customerId);
  const applicant = useApplicant(isApplicant ? customerId : undefined);
  const record = useCall(
    customerInfo,
    customerId === undefined || isApplicant ? undefined : { agentUserId: uuid, customerId },
  );
  return isApplicant ? applicant : record;
}

/**
 * Emits `customer:opened` on the bus each time another record of the page's customer is loaded, so that breadcrumbs and
 * cart icon follow. Does nothing while it loads or when that failed.
 */
export function useCustomerOpened(customer: Loadable<Customer>): void {
  const { bus } = useShell();
  const opened = customer.status === 'ok' ? customer.value : undefined;
  useEffect(() => {
    if (!opened) return;
    const { customerId, name, idNo } = opened;
    const hasAccounts = openedAccounts(opened).length > 0;
    bus.emit('customer:opened', { customerId, name, hasAccounts, maskedId: maskId(idNo) });
  }, [bus, opened]);
}
