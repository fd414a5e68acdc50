import { events, type Shell } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { useEffect, useState } from 'react';
import type { KnownCustomer } from './crumbs.ts';

const key = 'last-customer';
const kept = z.object({ owner: z.string(), customer: events['customer:opened'] });

/** Remembers the customer of this tab over a reload, for the agent who opened it and for nobody else. */
export interface CustomerMemory {
  read(): KnownCustomer | undefined;
  write(customer: KnownCustomer): void;
}

/** Kept in the tab's own storage beside the session; `owner` is the agent's `sub`. */
export function createCustomerMemory(storage: Storage, owner: string): CustomerMemory {
  return {
    read() {
      try {
        const { data } = z.safeParse(kept, JSON.parse(storage.getItem(key) ?? 'null'));
        return data?.owner === owner ? data.customer : undefined;
      } catch {
        return undefined;
      }
    },
    write(customer) {
      try {
        storage.setItem(key, JSON.stringify({ owner, customer }));
      } catch {
        // Storage that is full or forbidden: the customer is known until the next reload.
      }
    },
  };
}

/** The customer opened last in this tab (`customer:opened`), which crumbs and cart icon follow. */
export function useLastCustomer(
  shell: Pick<Shell, 'bus'>,
  memory: CustomerMemory,
): KnownCustomer | undefined {
  const [customer, setCustomer] = useState(() => memory.read());
  useEffect(() => {
    // The bus replays its last event; one from before this frame was there is in the memory, or another agent's.
    let replaying = true;
    const subscription = shell.bus.on('customer:opened').subscribe((opened) => {
      if (replaying) return;
      memory.write(opened);
      setCustomer(opened);
    });
    replaying = false;
    return () => subscription.unsubscribe();
  }, [shell, memory]);
  return customer;
}
