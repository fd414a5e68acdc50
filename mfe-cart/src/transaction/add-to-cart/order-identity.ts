import { hashOf } from '@portal/shared/commands';
import type { IdentityTable, TransactionKind } from '../kind.ts';

/** Returns a hash of these values; absent and null mean the same. */
const hash = (values: readonly unknown[]): Promise<string> => hashOf(values.map((value) => value ?? null));

/** Names of the fields that identify an order, in the order of the table. */
const identifyingFields = <Sent extends object, Listed>(table: IdentityTable<Sent, Listed>) =>
  Object.entries<((listed: Listed) => unknown) | undefined>(table).flatMap(([field, read]) =>
    read ? [{ field, read }] : [],
  );

/**
 * Resolves with a hash of the payload's fields that identify an order of this kind. The item that the cart lists for it
 * has the same one, by which it is found after a lost reply. No account or amount can be read from it.
 */
export function fingerprint<Sent extends object, Listed extends { readonly id: string }>(
  { identity }: TransactionKind<Sent, Listed>,
  payload: Sent,
): Promise<string> {
  const values = new Map<string, unknown>(Object.entries(payload));
  return hash(identifyingFields(identity).map(({ field }) => values.get(field)));
}

/** What a pending order is recognised by: its fingerprint, and the ids in the cart before it was sent. */
export interface PendingOrder {
  readonly print: string;
  readonly idsBefore: readonly string[];
}

/**
 * Returns a pending order (sent, outcome unknown) as the list of texts that `pendingCommands` stores as `about`: its
 * fingerprint, then the ids in the cart before it was sent.
 */
export const encodePendingOrder = ({ print, idsBefore }: PendingOrder): readonly string[] => [
  print,
  ...idsBefore,
];

/**
 * Returns a pending order from the list of texts that `encodePendingOrder` returns. An empty list gives an empty
 * fingerprint and no ids.
 */
export const decodePendingOrder = ([print = '', ...idsBefore]: readonly string[]): PendingOrder => ({
  print,
  idsBefore,
});

/**
 * Returns the id of the item that a request without a reply has added: one with the same fingerprint that was not in
 * the cart before it was sent; `undefined` when there is none.
 */
export async function findAddedItemId<Sent extends object, Listed extends { readonly id: string }>(
  { identity }: TransactionKind<Sent, Listed>,
  items: readonly Listed[],
  { print, idsBefore }: PendingOrder,
): Promise<string | undefined> {
  const fields = identifyingFields(identity);
  for (const item of items) {
    if (idsBefore.includes(item.id)) continue;
    if ((await hash(fields.map(({ read }) => read(item)))) === print) return item.id;
  }
  return undefined;
}
