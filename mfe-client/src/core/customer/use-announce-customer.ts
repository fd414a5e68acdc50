import type { Customer } from '@portal/shared/api/customers';
import { maskId } from '@portal/shared/parts';
import { useShell } from '@portal/shared/ui';
import { useEffect } from 'react';

/**
 * Emits `customer:opened` on the bus, with the masked identity number, when the customer of the page changes.
 * Breadcrumbs, cart icon and recent customers depend on it.
 */
export function useAnnounceCustomer(customer: Customer): void {
  const { bus } = useShell();
  const { customerId, name } = customer;
  const maskedId = maskId(customer.idNo);
  const hasAccounts = customer.account.length > 0;
  useEffect(() => {
    bus.emit('customer:opened', { customerId, name, hasAccounts, maskedId });
  }, [bus, customerId, name, hasAccounts, maskedId]);
}
