import { createAxiosFetch, exchangeTimeout } from './transport.ts';

test('the requests of an exchange or refresh together take 50 s at most', async () => {
  jest.useFakeTimers();
  const timeouts: number[] = [];
  const http = {
    request: async ({ timeout = 0 }: { timeout?: number }) => {
      timeouts.push(timeout);
      return { data: '{}', status: 200, headers: {} };
    },
  };
  // biome-ignore lint/suspicious/noExplicitAny: the part of axios that is used
  const fetchForm = createAxiosFetch(http as any);
  const get = () => fetchForm('https://id.example/token', { method: 'GET', headers: {} });
  await get();
  jest.advanceTimersByTime(30_000);
  await get();
  jest.advanceTimersByTime(30_000);
  await get();
  expect(timeouts).toEqual([exchangeTimeout, exchangeTimeout - 30_000, 1]);
  jest.useRealTimers();
});
