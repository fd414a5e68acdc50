import { type Customer, customerInfo } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { useAgent, useSearchParams, useShell } from '@portal/shared/ui';
import { useEffect } from 'react';

/** The customer of the page, by the URL alone: two tabs with two customers never mix. */
export function useCustomerId(): string | undefined {
  const [search] = useSearchParams();
  return search.get('customerId') || undefined;
}

/** A customer's record; `undefined` asks for nobody. */
export function useCustomer(customerId: string | undefined): Loadable<Customer> {
  const { uuid } = useAgent();
  return useCall(customerInfo, customerId === undefined ? undefined : { agentUserId: uuid, customerId });
}

/** Tells the shell whose page this is, so that crumbs and cart icon follow. */
export function useCustomerOpened(customer: Loadable<Customer>): void {
  const { bus } = useShell();
  const opened = customer.status === 'ok' ? customer.value : undefined;
  useEffect(() => {
    if (!opened) return;
    const { customerId, name, account } = opened;
    bus.emit('customer:opened', { customerId, name, hasAccounts: account.length > 0 });
  }, [bus, opened]);
}
