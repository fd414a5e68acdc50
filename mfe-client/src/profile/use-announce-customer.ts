import type { Customer } from '@portal/shared/api/customers';
import { useShell } from '@portal/shared/ui';
import { useEffect } from 'react';
import { useRecents } from '../core/use-recents.ts';

/** Tells the shell which customer this tab is about (crumbs and cart icon follow), and remembers it. */
export function useAnnounceCustomer(customer: Customer): void {
  const { bus } = useShell();
  const { remember } = useRecents();
  const { customerId, name } = customer;
  const hasAccounts = customer.account.length > 0;
  useEffect(() => {
    bus.emit('customer:opened', { customerId, name, hasAccounts });
    remember({ customerId, name });
  }, [bus, remember, customerId, name, hasAccounts]);
}
