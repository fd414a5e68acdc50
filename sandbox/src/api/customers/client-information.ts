import { type ClientInformationSent, clientInformationSent } from '@portal/shared/api/client-information';
import * as z from '@portal/shared/schema';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { type CustomerProfile, customers } from '../../database/tables/index.ts';
import {
  malformedUpdate,
  outdatedRefusal,
  type RecordedInformation,
  updateRefusal,
} from '../../rules/orders/client-information-checks.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { searchTextOf } from '../../seed/customers/customer-row.ts';
import { LOOKUPS } from '../../seed/reference/lookups.ts';
import type { AgentContext } from '../server/context.ts';
import { Problem } from '../server/problem.ts';
import { type Customer, readAccounts } from './servicing.ts';

const recordOf = ({ email, tel, isSophisticated, profile }: Customer): RecordedInformation => ({
  ...profile,
  email,
  tel,
  sI: isSophisticated,
});

/** Reads the payload of an update. @throws Error when the cart has stored something else */
function updateOf({ payload }: Extract<OrderItem, { type: 'clientInfoUpdate' }>): ClientInformationSent {
  const { data, success } = z.safeParse(clientInformationSent, payload);
  if (!success) throw new Error('An update of a customer’s record has other fields.');
  return data;
}

const isUpdate = (item: OrderItem): item is Extract<OrderItem, { type: 'clientInfoUpdate' }> =>
  item.type === 'clientInfoUpdate';

/**
 * Checks an update of a customer's record before it is put into the cart.
 * @throws Problem 400 when it is malformed, 422 when it breaks a rule
 */
export async function refuseUpdate(
  context: AgentContext,
  customer: Customer,
  payload: ClientInformationSent,
): Promise<void> {
  const malformed = malformedUpdate(payload);
  if (malformed) throw new Problem(400, `body.payload.${malformed.field}: ${malformed.problem}`);
  const accounts = await readAccounts(context, customer.id);
  const facts = {
    record: recordOf(customer),
    plans: accounts.map(({ plan }) => plan),
    agentEmail: context.agent.email,
    lookups: LOOKUPS,
  };
  const refusal = updateRefusal(payload, facts);
  if (refusal !== undefined) throw new Problem(422, refusal);
}

/**
 * Returns the complaint that the customer's record has changed since an item of a checkout, which updates it, was
 * added; empty when it has not, and for other items.
 */
export function updateComplaints(item: OrderItem, customer: Customer): readonly string[] {
  const refusal = isUpdate(item) ? outdatedRefusal(updateOf(item), recordOf(customer)) : undefined;
  return refusal === undefined ? [] : [refusal];
}

/** The columns of a customer after an update. What the update does not change stays as it is. */
function updatedRow(customer: Customer, changes: ClientInformationSent) {
  const { before: _before, email, tel, sI, ...fields } = changes;
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(';') : (value ?? ''),
  ]);
  const profile: CustomerProfile = { ...customer.profile, ...Object.fromEntries(texts) };
  const contact = { email: email ?? customer.email, tel: tel ?? customer.tel };
  return {
    ...contact,
    isSophisticated: sI ?? customer.isSophisticated,
    profile,
    searchText: searchTextOf({ ...customer, ...contact }),
  };
}

/**
 * Carries out the updates among the items of an application, in their order, and writes the customer's row.
 * @returns why one of them cannot be carried out, and nothing is written then; else `undefined`
 * @throws Error when there is an update and no such customer
 */
export async function updateCustomer(
  orm: Orm,
  customerId: string,
  items: readonly OrderItem[],
): Promise<string | undefined> {
  const updates = items.filter(isUpdate).map(updateOf);
  if (updates.length === 0) return undefined;
  const [found] = await orm.select().from(customers).where(eq(customers.id, customerId));
  if (!found) throw new Error(`There is no customer ${customerId}.`);
  let customer = found;
  for (const update of updates) {
    const refusal = outdatedRefusal(update, recordOf(customer));
    if (refusal !== undefined) return refusal;
    customer = { ...customer, ...updatedRow(customer, update) };
  }
  const { email, tel, isSophisticated, profile, searchText } = customer;
  const row = { email, tel, isSophisticated, profile, searchText };
  await orm.update(customers).set(row).where(eq(customers.id, customerId));
  return undefined;
}
