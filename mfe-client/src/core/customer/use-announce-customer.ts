import type { Customer } from '@portal/shared/api/customers';
import { useShell } from '@portal/shared/ui';
import { useEffect } from 'react';

/** Emits `customer:opened`. Breadcrumbs, cart icon and recent customers depend on it. */
export function useAnnounceCustomer(customer: Customer): void {
  const { bus } = useShell();
  const { customerId, name } = customer;
  const hasAccounts = customer.account.length > 0;
  useEffect(() => {
    bus.emit('customer:opened', { customerId, name, hasAccounts });
  }, [bus, customerId, name, hasAccounts]);
}
