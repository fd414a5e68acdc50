import { searchCustomers } from '@portal/shared/api/customers';
import { createApiClient } from '@portal/shared/calls';
import { type FakeApi, fakeApi, testShell } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { type CustomerPages, createCustomerPages, isRefused } from './customer-pages.ts';

const customer = (customerId: string) => ({
  customerId,
  name: `CUSTOMER ${customerId}`,
  idNo: '880412145233',
  customerType: 'Individual',
  email: null,
  tel: null,
  telCountryCode: null,
});

/** Replies with a book of so many customers. */
const replyWith = (api: FakeApi, total: number): FakeApi =>
  api.reply(searchCustomers, ({ query }) => {
    const page = Number(query.page);
    const length = Math.min(100, total - (page - 1) * 100);
    const customers = Array.from({ length }, (_, index) => customer(`C${(page - 1) * 100 + index}`));
    return { customers, total, page, limit: 100 };
  });

const create = () => createCustomerPages(createApiClient(testShell()), 'USR-1', '');

/** Subscribes and records each published number of customers. */
function watch(pages: CustomerPages) {
  const lengths: number[] = [];
  const stop = pages.subscribe(() => lengths.push(pages.get().customers.length));
  return { lengths, stop };
}

/** Subscribes, and resolves in the moment of the first page with the function that unsubscribes. */
const loadFirstPage = (pages: CustomerPages): Promise<() => void> =>
  new Promise((resolve) => {
    const stop = pages.subscribe(() => resolve(stop));
  });

const statusOf = (pages: CustomerPages) => pages.get().status;
const idsOf = (pages: CustomerPages) => pages.get().customers.map(({ customerId }) => customerId);
const pagesAsked = (api: FakeApi) => api.requestsOf(searchCustomers).map(({ query }) => query.page);

test.each([0, 1, 100, 101, 950])(
  '[CLI-01] publishes the first page of %i customers, then asks for each other page once, and keeps the order of the service',
  async (total) => {
    const api = replyWith(fakeApi(), total);
    const pages = create();
    const { lengths } = watch(pages);
    await waitFor(() => expect(statusOf(pages)).toBe('complete'));
    expect(pages.get()).toMatchObject({ total });
    expect(idsOf(pages)).toEqual(Array.from({ length: total }, (_, index) => `C${index}`));
    expect(pagesAsked(api)).toEqual(
      Array.from({ length: Math.max(1, Math.ceil(total / 100)) }, (_, index) => String(index + 1)),
    );
    expect(new Set(api.requestsOf(searchCustomers).map(({ query }) => query.keyword))).toEqual(new Set(['']));
    expect([lengths[0], lengths.at(-1)]).toEqual([Math.min(100, total), total]);
  },
);

test('stops when the last subscriber leaves, and goes on where it was', async () => {
  const api = replyWith(fakeApi(), 300);
  const pages = create();
  const stop = await loadFirstPage(pages);
  stop();
  expect(pages.get().customers).toHaveLength(100);
  watch(pages);
  await waitFor(() => expect(statusOf(pages)).toBe('complete'));
  expect(pagesAsked(api).filter((page) => page === '1')).toHaveLength(1);
  expect(pages.get().customers).toHaveLength(300);
});

test('what is stale is loaded again for a subscriber only, and the known customers are shown until then', async () => {
  const api = replyWith(fakeApi(), 300);
  const pages = create();
  const first = watch(pages);
  await waitFor(() => expect(statusOf(pages)).toBe('complete'));
  first.stop();
  const before = api.requests.length;
  pages.markStale();
  expect(api.requests).toHaveLength(before);
  expect(pages.get().customers).toHaveLength(300);
  replyWith(api, 301);
  const { lengths } = watch(pages);
  await waitFor(() => expect(pages.get().customers).toHaveLength(301));
  expect(lengths).toEqual([301]);
});

test('a failed page keeps what has arrived, and is loaded again by a retry and by the next visit', async () => {
  const api = replyWith(fakeApi(), 250);
  const pages = create();
  const stop = await loadFirstPage(pages);
  api.fail(searchCustomers, { status: 403 });
  await waitFor(() => expect(statusOf(pages)).toBe('failed'));
  expect(pages.get()).toMatchObject({ total: 250 });
  expect(pages.get().customers.length).toBeGreaterThanOrEqual(100);
  pages.retry();
  await waitFor(() => expect(statusOf(pages)).toBe('failed'));
  stop();
  replyWith(api, 250);
  watch(pages);
  expect(statusOf(pages)).toBe('loading');
  await waitFor(() => expect(statusOf(pages)).toBe('complete'));
  expect(pages.get().customers).toHaveLength(250);
});

test.each([
  [400, true],
  [422, true],
  [401, false],
  [500, false],
])('a service that answers %i to an empty keyword refuses to list all: %s', async (status, isExpected) => {
  fakeApi().fail(searchCustomers, { status });
  const pages = create();
  watch(pages);
  await waitFor(() => expect(statusOf(pages)).toBe('failed'));
  expect(isRefused(pages.get())).toBe(isExpected);
});

test('a customer who was read alone replaces the row, also one of a page that arrives later', async () => {
  replyWith(fakeApi(), 101);
  const pages = create();
  watch(pages);
  const changed = { ...customer('C100'), openCartItems: 3 };
  pages.put(changed);
  expect(idsOf(pages)).toEqual([]);
  await waitFor(() => expect(statusOf(pages)).toBe('complete'));
  expect(pages.get().customers.at(-1)).toEqual(changed);
  pages.put({ ...changed, openCartItems: 4 });
  expect(pages.get().customers.at(-1)).toMatchObject({ openCartItems: 4 });
  expect(pages.get().total).toBe(101);
});

test('a new customer is added to a complete list', async () => {
  replyWith(fakeApi(), 1);
  const pages = create();
  watch(pages);
  await waitFor(() => expect(statusOf(pages)).toBe('complete'));
  pages.put(customer('CX'));
  expect(idsOf(pages)).toEqual(['C0', 'CX']);
  expect(pages.get()).toMatchObject({ status: 'complete', total: 2 });
});

test('a service that refuses an empty keyword is not asked at each visit', async () => {
  const api = fakeApi().fail(searchCustomers, { status: 400 });
  const pages = create();
  const { stop } = watch(pages);
  await waitFor(() => expect(isRefused(pages.get())).toBe(true));
  stop();
  watch(pages);
  expect(api.requests).toHaveLength(1);
});
