import { ApiError } from './api-error.ts';
import { SharedReads } from './shared-reads.ts';

const cart = { path: '/application/cart/list', input: { customerId: 'C1' } };
const request = { method: 'GET', url: '/application/cart/list?customerId=C1' } as const;

/** The reads of a page with a service that answers when the test says so, and its requests. */
function pageReads() {
  const reads = new SharedReads();
  const sent: { answer(text: string): void; fail(): void; readonly signal: AbortSignal }[] = [];
  const send = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) =>
      sent.push({ answer: resolve, fail: () => reject(new ApiError('network')), signal }),
    );
  const read = (signal?: AbortSignal) => reads.read(cart, request, send, signal);
  return { reads, sent, read };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('equal reads in flight and within ten seconds are one request, and a later one is another', async () => {
  const { sent, read } = pageReads();
  const both = [read(), read()];
  sent[0]?.answer('one');
  expect(await Promise.all(both)).toEqual(['one', 'one']);
  jest.advanceTimersByTime(9_999);
  expect(await read()).toBe('one');
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(1);
  void read();
  expect(sent).toHaveLength(2);
});

test('another address or body is another request', () => {
  const { reads, sent, read } = pageReads();
  void read();
  const send = () => new Promise<string>(() => {});
  const other = jest.fn(send);
  void reads.read(cart, { method: 'GET', url: '/application/cart/list?customerId=C2' }, other, undefined);
  void reads.read(cart, { method: 'POST', url: request.url, body: { a: 1 } }, other, undefined);
  expect([sent.length, other.mock.calls.length]).toEqual([1, 2]);
});

test('after an event the next read is a new request, and joins none from before it', async () => {
  const { reads, sent, read } = pageReads();
  const before = read();
  reads.forget(({ path }) => path === '/aum/holding');
  void read();
  expect(sent).toHaveLength(1);
  reads.forget(({ path }) => path === cart.path);
  const after = read();
  sent[0]?.answer('old');
  sent[1]?.answer('new');
  expect([await before, await after, await read()]).toEqual(['old', 'new', 'new']);
  expect(sent).toHaveLength(2);
});

test('a reply that was discarded answers no further read', async () => {
  const { reads, sent, read } = pageReads();
  const first = read();
  sent[0]?.answer('<html>');
  await first;
  reads.discard(request);
  void read();
  expect(sent).toHaveLength(2);
});

test('a failure answers those who wait, and the next read is a new request', async () => {
  const { sent, read } = pageReads();
  const both = [read(), read()];
  sent[0]?.fail();
  await Promise.allSettled(both).then((all) =>
    expect(all.map(({ status }) => status)).toEqual(Array(2).fill('rejected')),
  );
  void read();
  expect(sent).toHaveLength(2);
});

test('a request is aborted when the last of its callers has aborted', async () => {
  const { sent, read } = pageReads();
  const [one, other] = [new AbortController(), new AbortController()];
  const both = [read(one.signal), read(other.signal)];
  one.abort();
  await expect(both[0]).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent[0]?.signal.aborted).toBe(false);
  other.abort();
  await expect(both[1]).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent[0]?.signal.aborted).toBe(true);
  void read();
  expect(sent).toHaveLength(2);
});
