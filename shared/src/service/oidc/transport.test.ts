import axios from 'axios';
import { createAxiosFetch, exchangeTimeout } from './transport.ts';

test('the requests of an exchange or refresh together take 50 s at most', async () => {
  jest.useFakeTimers();
  const timeouts: number[] = [];
  const http = axios.create({
    adapter: async (config) => {
      timeouts.push(config.timeout ?? 0);
      return { data: '{}', status: 200, statusText: 'OK', headers: {}, config };
    },
  });
  const fetchForm = createAxiosFetch(http);
  const get = () => fetchForm('https://id.example/token', { method: 'GET', headers: {} });
  await get();
  jest.advanceTimersByTime(30_000);
  await get();
  jest.advanceTimersByTime(30_000);
  await get();
  expect(timeouts).toEqual([exchangeTimeout, exchangeTimeout - 30_000, 1]);
  jest.useRealTimers();
});
