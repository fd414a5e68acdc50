import { type EventPayload, events, type Shell } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { useEffect, useState } from 'react';

/** A customer that this tab knows by name (`customer:opened`). */
export type KnownCustomer = Readonly<EventPayload<'customer:opened'>>;

const key = 'recent-customers';
const kept = z.object({ owner: z.string(), customers: z.array(events['customer:opened']) });

/** As many as are found again at a glance. */
const MOST = 6;

/** Remembers the customers of this tab over a reload, for the agent who opened them and for nobody else. */
export interface CustomerMemory {
  /** Newest first. */
  read(): readonly KnownCustomer[];
  write(customers: readonly KnownCustomer[]): void;
}

/** Kept in the tab's own storage beside the session, and emptied with it; `owner` is the agent's `sub`. */
export function createCustomerMemory(storage: Storage, owner: string): CustomerMemory {
  return {
    read() {
      try {
        const { data } = z.safeParse(kept, JSON.parse(storage.getItem(key) ?? 'null'));
        return data?.owner === owner ? data.customers : [];
      } catch {
        return [];
      }
    },
    write(customers) {
      try {
        storage.setItem(key, JSON.stringify({ owner, customers }));
      } catch {
        // Storage that is full or forbidden: the customers are known until the next reload.
      }
    },
  };
}

/** The list after a customer was opened: each stands in it once, the newest first. */
export function withOpened(
  before: readonly KnownCustomer[],
  opened: KnownCustomer,
): readonly KnownCustomer[] {
  return [opened, ...before.filter(({ customerId }) => customerId !== opened.customerId)].slice(0, MOST);
}

/** The customers opened in this tab (`customer:opened`), newest first; crumbs and cart icon follow the first. */
export function useRecentCustomers(
  shell: Pick<Shell, 'bus'>,
  memory: CustomerMemory,
): readonly KnownCustomer[] {
  const [customers, setCustomers] = useState(() => memory.read());
  useEffect(() => {
    // The bus replays its last event; one from before this frame was there is in the memory, or another agent's.
    let replaying = true;
    const subscription = shell.bus.on('customer:opened').subscribe((opened) => {
      if (replaying) return;
      const next = withOpened(memory.read(), opened);
      memory.write(next);
      setCustomers(next);
    });
    replaying = false;
    return () => subscription.unsubscribe();
  }, [shell, memory]);
  return customers;
}
