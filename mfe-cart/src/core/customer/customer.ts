import { type Customer, customerInfo } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { useAgent, useSearchParams, useShell } from '@portal/shared/ui';
import { useEffect } from 'react';

/** Returns the customer id of the page's URL. Two tabs with two customers stay independent. */
export function useCustomerId(): string | undefined {
  const [search] = useSearchParams();
  return search.get('customerId') || undefined;
}

/** Loads a customer's record. With `undefined` it sends no request. */
export function useCustomer(customerId: string | undefined): Loadable<Customer> {
  const { uuid } = useAgent();
  return useCall(customerInfo, customerId === undefined ? undefined : { agentUserId: uuid, customerId });
}

/** Announces the page's customer on the bus, so that breadcrumbs and cart icon follow. */
export function useCustomerOpened(customer: Loadable<Customer>): void {
  const { bus } = useShell();
  const opened = customer.status === 'ok' ? customer.value : undefined;
  useEffect(() => {
    if (!opened) return;
    const { customerId, name, account } = opened;
    bus.emit('customer:opened', { customerId, name, hasAccounts: account.length > 0 });
  }, [bus, opened]);
}
