import { type CustomerRow, searchCustomers } from '@portal/shared/api/customers';
import type { ApiClient } from '@portal/shared/calls';

/** Customers on a page of the call: the most that it allows. */
const pageSize = 100;
/** Pages that are loaded at once. */
const pagesAtOnce = 4;

/**
 * Loads all customers of an agent by the specified call with an empty keyword (CLI-01), in the order of the service, each
 * once.
 * @throws ApiError of the first page that fails
 */
export async function loadCustomers(
  api: Pick<ApiClient, 'call'>,
  agentUserId: string,
  signal: AbortSignal,
): Promise<readonly CustomerRow[]> {
  const readPage = (page: number) =>
    api.call(searchCustomers, { agentUserId, keyword: '', limit: pageSize, page }, { signal });
  const first = await readPage(1);
  const pages = [first.customers];
  const missing = Array.from({ length: Math.ceil(first.total / pageSize) }, (_, index) => index + 1).slice(1);
  const readNext = async (): Promise<void> => {
    const page = missing.shift();
    if (page === undefined) return;
    pages[page - 1] = (await readPage(page)).customers;
    await readNext();
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, readNext));
  return [...new Map(pages.flat().map((customer) => [customer.customerId, customer])).values()];
}
