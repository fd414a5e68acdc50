import type { Customer } from '@portal/shared/api/customers';
import { useShell } from '@portal/shared/ui';
import { useEffect } from 'react';

/** Tells the shell which customer this tab is about: crumbs, cart icon and the customers at hand follow. */
export function useAnnounceCustomer(customer: Customer): void {
  const { bus } = useShell();
  const { customerId, name } = customer;
  const hasAccounts = customer.account.length > 0;
  useEffect(() => {
    bus.emit('customer:opened', { customerId, name, hasAccounts });
  }, [bus, customerId, name, hasAccounts]);
}
