import { searchCustomers } from '@portal/shared/api/customers';
import { createApiClient } from '@portal/shared/calls';
import { fakeApi, testConfig, testSession } from '@portal/shared/testing';
import { createCustomerPages, isListingRefused } from './customer-pages.ts';

const monitor = { log: () => undefined, error: () => undefined };
const client = () => createApiClient({ config: testConfig, session: testSession(), monitor });
const customer = (id: number | string) => ({
  customerId: `C${id}`,
  name: `CUSTOMER ${id}`,
  idNo: '880412145233',
  customerType: 'Individual',
  email: null,
  tel: null,
  telCountryCode: null,
});

/** A service with so many customers, and their pages, which load. */
function start(total: number) {
  const all = Array.from({ length: total }, (_, index) => customer(index));
  const api = fakeApi().reply(searchCustomers, ({ query }) => {
    const page = Number(query.page);
    return { customers: all.slice((page - 1) * 100, page * 100), total, page, limit: 100 };
  });
  const pages = createCustomerPages(client(), 'USR-1', '');
  const untilOver = new Promise<void>((resolve) => {
    pages.subscribe(() => {
      if (pages.get().status !== 'loading') resolve();
    });
  });
  const ids = () => pages.get().customers.map(({ customerId }) => customerId);
  return { api, all, pages, untilOver, ids };
}

test.each([0, 1, 100, 101, 950])(
  '[CLI-01] loads all of %i customers by pages of 100, each page once',
  async (total) => {
    const { api, all, pages, untilOver, ids } = start(total);
    await untilOver;
    expect(pages.get()).toMatchObject({ status: 'complete', total });
    expect(ids()).toEqual(all.map(({ customerId }) => customerId));
    const read = api.requestsOf(searchCustomers).map(({ query }) => Number(query.page));
    expect(read.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: Math.max(1, Math.ceil(total / 100)) }, (_, index) => index + 1),
    );
    expect(new Set(api.requestsOf(searchCustomers).map(({ query }) => query.keyword))).toEqual(new Set(['']));
  },
);

test.each([
  [400, true],
  [422, true],
  [401, false],
  [500, false],
])('a service that answers %i to an empty keyword refuses to list all: %s', async (status, isRefused) => {
  fakeApi().fail(searchCustomers, { status });
  const pages = createCustomerPages(client(), 'USR-1', '');
  await new Promise<void>((resolve) => pages.subscribe(resolve));
  const state = pages.get();
  expect(state.status === 'failed' && isListingRefused(state.error)).toBe(isRefused);
});

test('a customer who was read alone replaces the row, also one of a page that arrives later', async () => {
  const { pages, untilOver, ids } = start(101);
  const changed = { ...customer(100), openCartItems: 3 };
  pages.put(changed);
  expect(ids()).toEqual([]);
  await untilOver;
  expect(pages.get().customers.at(-1)).toEqual(changed);
  pages.put({ ...changed, openCartItems: 4 });
  expect(pages.get().customers.at(-1)).toMatchObject({ openCartItems: 4 });
  expect(pages.get().total).toBe(101);
});

test('a new customer is added to a complete list', async () => {
  const { pages, untilOver, ids } = start(1);
  await untilOver;
  pages.put(customer('new'));
  expect(ids()).toEqual(['C0', 'Cnew']);
  expect(pages.get()).toMatchObject({ status: 'complete', total: 2 });
});
