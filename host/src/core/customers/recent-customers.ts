import { type EventPayload, events, type Shell } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { readStored, writeStored } from '@portal/shared/stored-values';
import { useEffect, useState } from 'react';

/** A customer that was opened in this tab, with the name (`customer:opened`). */
export type KnownCustomer = Readonly<EventPayload<'customer:opened'>>;

const key = 'recent-customers';
const storedSchema = z.object({ owner: z.string(), customers: z.array(events['customer:opened']) });

/** A list that an agent can scan quickly. */
const MAX_RECENT = 6;

/** Stores the recent customers of this tab across reloads, for the agent who opened them only. */
interface RecentCustomerStorage {
  /** Newest first. */
  read(): readonly KnownCustomer[];
  write(customers: readonly KnownCustomer[]): void;
}

/**
 * Creates the storage of the customers that this tab opened, in its session storage, which is cleared when the session
 * ends. `owner` is the agent's `sub`; another agent reads an empty list.
 */
export function createRecentCustomerStorage(storage: Storage, owner: string): RecentCustomerStorage {
  return {
    read() {
      const stored = readStored(() => storage, key, storedSchema);
      return stored?.owner === owner ? stored.customers : [];
    },
    write(customers) {
      // where storage is full or blocked, the list lasts until the next reload
      writeStored(() => storage, key, { owner, customers });
    },
  };
}

/** Returns the list with the opened customer first, each customer once, cut to the number that is kept. */
export function addOpenedCustomer(
  before: readonly KnownCustomer[],
  customer: KnownCustomer,
): readonly KnownCustomer[] {
  return [customer, ...before.filter(({ customerId }) => customerId !== customer.customerId)].slice(
    0,
    MAX_RECENT,
  );
}

/**
 * Returns the customers opened in this tab, newest first, and stores each that `customer:opened` on the bus names.
 * Breadcrumbs and cart icon use the first.
 */
export function useRecentCustomers(
  shell: Pick<Shell, 'bus'>,
  storage: RecentCustomerStorage,
): readonly KnownCustomer[] {
  const [customers, setCustomers] = useState(() => storage.read());
  useEffect(() => {
    // The bus replays its last event, which is already stored or belongs to another agent.
    let isReplaying = true;
    const subscription = shell.bus.on('customer:opened').subscribe((customer) => {
      if (isReplaying) return;
      const next = addOpenedCustomer(storage.read(), customer);
      storage.write(next);
      setCustomers(next);
    });
    isReplaying = false;
    return () => subscription.unsubscribe();
  }, [shell, storage]);
  return customers;
}
