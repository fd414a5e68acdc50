import { and, eq, inArray } from 'drizzle-orm';
import { accounts, bankAccounts, cartItems, checkouts } from '../../database/tables/index.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import type { Customer } from '../customers/servicing.ts';
import type { AgentContext } from '../server/context.ts';

type CartItem = Pick<typeof cartItems.$inferSelect, 'id' | 'item'>;

/** Number and currency of the bank accounts that are being added, by cart item id. */
type PendingBankAccounts = ReadonlyMap<string, { readonly number: string; readonly currency: string }>;

function bankAccountAdditions(rows: readonly CartItem[]) {
  return rows.flatMap(({ id, item }) =>
    item.type === 'bankar'
      ? [[id, { number: item.payload.bankAccNumber, currency: item.payload.currency }] as const]
      : [],
  );
}

/**
 * Reads the bank accounts that are being added, by the id of their item: by an item of this checkout (`together`), or
 * by a checkout of the customer that was not rejected, withdrawn or deleted (ITM-14).
 */
export async function readPendingBankAccounts(
  { orm, agent }: AgentContext,
  customer: Customer,
  together: readonly CartItem[],
): Promise<PendingBankAccounts> {
  const open = await orm
    .select({ itemIds: checkouts.itemIds })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.agentUserId, agent.userId),
        eq(checkouts.customerId, customer.id),
        inArray(checkouts.status, ['Pending Customer Confirmation', 'Confirmed', 'Expired']),
      ),
    );
  const ids = open.flatMap(({ itemIds }) => itemIds);
  const sent = ids.length === 0 ? [] : await orm.select().from(cartItems).where(inArray(cartItems.id, ids));
  return new Map([...bankAccountAdditions(together), ...bankAccountAdditions(sent)]);
}

/** The bank account that an item pays into; `undefined` when it pays into none. */
function paidAccount(item: OrderItem) {
  if (item.type === 'redemption')
    return item.payload.paymentInstruction === 'BANK' ? item.payload : undefined;
  if (item.type !== 'investment' && item.type !== 'switching') return undefined;
  if (item.payload.distributionInstruction !== 'PAYOUT') return undefined;
  return item.type === 'investment' ? item.payload : { ...item.payload, currency: item.payload.toCurrency };
}

/**
 * Returns a complaint about the bank account that a redemption or distributions are paid into; empty when it is right,
 * and when the item names none. `pendingAccounts`: those that are being added, see `readPendingBankAccounts`.
 */
export async function findBankComplaints(
  { orm }: AgentContext,
  customer: Customer,
  item: OrderItem,
  pendingAccounts: PendingBankAccounts,
): Promise<readonly string[]> {
  const paid = paidAccount(item);
  if (!paid) return [];
  const { idBankar, bankAccNumber, currency } = paid;
  if (!bankAccNumber) return [];
  if (idBankar) {
    const addition = pendingAccounts.get(idBankar);
    if (!addition)
      return [
        'The new bank account is not being added: check it out together with this item, or choose another.',
      ];
    const isSame = addition.number === bankAccNumber && addition.currency === currency;
    return isSame ? [] : [`The new bank account is not the one that was chosen, or not one in ${currency}.`];
  }
  const rows = await orm
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .innerJoin(accounts, eq(accounts.id, bankAccounts.accountId))
    .where(
      and(
        eq(accounts.customerId, customer.id),
        eq(bankAccounts.number, bankAccNumber),
        eq(bankAccounts.currency, currency),
      ),
    );
  return rows.length > 0 ? [] : [`This bank account is not one of the customer’s in ${currency}.`];
}
