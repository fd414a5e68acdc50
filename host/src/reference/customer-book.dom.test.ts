import { searchCustomers } from '@portal/shared/api/customers';
import { createApiClient } from '@portal/shared/calls';
import { fakeApi, testConfig, testSession } from '@portal/shared/testing';
import { createCustomerBook } from './customer-book.ts';

const monitor = { log: () => undefined, error: () => undefined };
/** Until all has been read that was asked for. */
const untilRead = () => jest.advanceTimersByTimeAsync(1_000);
const customer = (customerId: string, openCartItems = 0) => ({
  customerId,
  name: 'TAN MEI LING',
  idNo: '880412145233',
  customerType: 'Individual',
  email: null,
  tel: null,
  telCountryCode: null,
  openCartItems,
});
const reply = (...customers: readonly ReturnType<typeof customer>[]) => ({
  customers: [...customers],
  total: customers.length,
  page: 1,
  limit: 100,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The book of an agent with one customer, before its first use. */
function create() {
  const api = fakeApi().reply(searchCustomers, reply(customer('C1')));
  const book = createCustomerBook(createApiClient({ config: testConfig, session: testSession(), monitor }));
  const keywords = () => api.requestsOf(searchCustomers).map(({ query }) => query.keyword);
  return { api, book, keywords };
}

test('loads at the first start, once, and ends with the session', async () => {
  const { book, keywords } = create();
  book.markStale('C1');
  book.refresh();
  expect(book.current()).toEqual({ status: 'loading' });
  book.start('USR-1');
  book.start('USR-1');
  await untilRead();
  expect(book.current()).toMatchObject({ status: 'ok', value: { status: 'complete', total: 1 } });
  expect(keywords()).toEqual(['']);
  book.markStale('C1');
  book.refresh();
  book.reset();
  book.refresh();
  await untilRead();
  expect(book.current()).toEqual({ status: 'loading' });
  expect(keywords()).toEqual(['', 'C1']);
});

test('reads a changed customer again once, and again where that failed', async () => {
  const { api, book, keywords } = create();
  book.start('USR-1');
  await untilRead();
  api.fail(searchCustomers, { status: 400 });
  book.markStale('C1');
  book.markStale('C1');
  book.refresh();
  book.refresh();
  await untilRead();
  expect(book.current()).toMatchObject({ value: { customers: [{ openCartItems: 0 }] } });
  // the search also finds a customer whose number begins like this one's
  api.reply(searchCustomers, reply(customer('C12', 9), customer('C1', 3)));
  book.refresh();
  await untilRead();
  expect(book.current()).toMatchObject({ value: { customers: [{ customerId: 'C1', openCartItems: 3 }] } });
  book.refresh();
  await untilRead();
  expect(keywords()).toEqual(['', 'C1', 'C1']);
});

test('loads all again at a use after 30 minutes, and shows those that are known meanwhile', async () => {
  const { api, book, keywords } = create();
  book.start('USR-1');
  await untilRead();
  api.reply(searchCustomers, reply(customer('C2')));
  jest.advanceTimersByTime(29 * 60_000);
  book.refresh();
  await untilRead();
  expect(keywords()).toEqual(['']);
  jest.advanceTimersByTime(60_000);
  book.refresh();
  expect(book.current()).toMatchObject({ value: { status: 'complete', customers: [{ customerId: 'C1' }] } });
  await untilRead();
  expect(book.current()).toMatchObject({ value: { status: 'complete', customers: [{ customerId: 'C2' }] } });
});

test('a failure of the first page has no customers, a later one keeps those that are there; both load again', async () => {
  const { api, book } = create();
  api.fail(searchCustomers, { status: 400 });
  book.start('USR-1');
  await untilRead();
  const first = book.current();
  if (first.status !== 'failed') throw new Error('the first page did not fail');
  api.reply(searchCustomers, () => {
    api.fail(searchCustomers, { status: 400 });
    return { ...reply(...Array.from({ length: 100 }, (_, index) => customer(`C${index}`))), total: 101 };
  });
  first.retry();
  await untilRead();
  const second = book.current();
  if (second.status !== 'ok' || second.value.status !== 'failed') throw new Error('page 2 did not fail');
  expect(second.value.customers).toHaveLength(100);
  api.reply(searchCustomers, { ...reply(customer('C100')), total: 101 });
  second.value.retry();
  await untilRead();
  expect(book.current()).toMatchObject({ value: { status: 'complete', total: 101 } });
});

test('a use after a failure loads what is missing, but asks no service again that refuses to list customers', async () => {
  const { api, book, keywords } = create();
  api.fail(searchCustomers, { status: 403 });
  book.start('USR-1');
  await untilRead();
  expect(book.current().status).toBe('failed');
  api.reply(searchCustomers, reply(customer('C1')));
  book.refresh();
  await untilRead();
  expect(book.current()).toMatchObject({ value: { status: 'complete', total: 1 } });
  expect(keywords()).toEqual(['', '']);
  book.reset();
  api.fail(searchCustomers, { status: 400 });
  book.start('USR-1');
  await untilRead();
  book.refresh();
  await untilRead();
  expect(book.current().status).toBe('failed');
  expect(keywords()).toEqual(['', '', '']);
});
