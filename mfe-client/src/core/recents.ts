import * as z from '@portal/shared/schema';

const recentCustomer = z.object({ customerId: z.string(), name: z.string() });
const storedRecents = z.object({ subject: z.string(), customers: z.array(recentCustomer) });

/** A customer opened before: enough to find the way back, and no more (it is personal data). */
export type RecentCustomer = Readonly<z.output<typeof recentCustomer>>;
type StoredRecents = z.output<typeof storedRecents>;

/** The part of `Storage` that recents need. */
export type RecentsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'portal.client.recents';
const most = 6;

/**
 * The customers that this agent opened last in this tab, newest first. They are kept for the tab's life, bound
 * to the agent's `sub`: another agent on the same machine reads nothing.
 */
export function readRecents(storage: RecentsStorage, subject: string): readonly RecentCustomer[] {
  const stored = decode(storage.getItem(key));
  return stored?.subject === subject ? stored.customers : [];
}

/** Puts a customer at the head of the list. A full or forbidden storage forgets it: recents are a convenience. */
export function rememberCustomer(storage: RecentsStorage, subject: string, customer: RecentCustomer): void {
  const others = readRecents(storage, subject).filter((other) => other.customerId !== customer.customerId);
  const customers = [{ customerId: customer.customerId, name: customer.name }, ...others].slice(0, most);
  try {
    storage.setItem(key, JSON.stringify({ subject, customers } satisfies StoredRecents));
  } catch {
    storage.removeItem(key);
  }
}

/** Forgets everyone; a session that ends leaves no name behind. */
export function forgetRecents(storage: RecentsStorage): void {
  storage.removeItem(key);
}

function decode(text: string | null): StoredRecents | undefined {
  if (text === null) return undefined;
  try {
    return z.safeParse(storedRecents, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
