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
const replyWith = (api: FakeApi, total: number, prefix = 'C'): FakeApi =>
  api.reply(searchCustomers, ({ query }) => {
    const page = Number(query.page);
    const length = Math.min(100, total - (page - 1) * 100);
    const customers = Array.from({ length }, (_, index) => customer(`${prefix}${(page - 1) * 100 + index}`));
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
const pagesAsked = (api: FakeApi) => api.requestsOf(searchCustomers).map(({ query }) => query.page);

test('[CLI-01] publishes the first page, asks for the others after it, and completes in the order of the service', async () => {
  const api = replyWith(fakeApi(), 950);
  const pages = create();
  const { lengths } = watch(pages);
  await waitFor(() => expect(statusOf(pages)).toBe('complete'));
  expect(pages.get()).toMatchObject({ total: 950 });
  expect(pages.get().customers.map(({ customerId }) => customerId)).toEqual(
    Array.from({ length: 950 }, (_, index) => `C${index}`),
  );
  expect(pagesAsked(api)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect([lengths[0], lengths.at(-1)]).toEqual([100, 950]);
});

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

test('a service that refuses an empty keyword is not asked at each visit', async () => {
  const api = fakeApi().fail(searchCustomers, { status: 400 });
  const pages = create();
  const { stop } = watch(pages);
  await waitFor(() => expect(isRefused(pages.get())).toBe(true));
  stop();
  watch(pages);
  expect(api.requests).toHaveLength(1);
});
