import type { CustomerRow } from '@portal/shared/api/customers';
import type { CustomerBook, Loadable } from '@portal/shared/contract';
import { of, useShell } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { useMemo } from 'react';
import { hasBook } from '../../core/customer/has-book.ts';

const nothing: Loadable<CustomerBook> = { status: 'loading' };

/**
 * Returns a function that finds a customer by id in the host's book: `undefined` while it is not loaded, where it cannot be,
 * and for one that the agent no longer services.
 */
export function useCustomerOf(): (customerId: string) => CustomerRow | undefined {
  const shell = useShell();
  const { reference } = shell;
  const isKnown = hasBook(shell);
  const stream$ = useMemo(() => (isKnown ? reference.of$('customers') : of(nothing)), [reference, isKnown]);
  const book = useStreamValue(stream$, () => (isKnown ? reference.current('customers') : nothing));
  return useMemo(() => {
    const customers = book.status === 'ok' ? book.value.customers : [];
    const byId = new Map(customers.map((customer) => [customer.customerId, customer]));
    return (customerId) => byId.get(customerId);
  }, [book]);
}
