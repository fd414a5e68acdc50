import { readLeftOrders, setOrderLeft } from './left-orders.ts';

beforeEach(() => localStorage.clear());

test('[CHK-04] an order is left once, until it is listed again', () => {
  expect(setOrderLeft('CO-1', true)).toBe(true);
  setOrderLeft('CO-1', true);
  setOrderLeft('CO-2', true);
  expect([...readLeftOrders()]).toEqual(['CO-1', 'CO-2']);
  setOrderLeft('CO-1', false);
  expect([...readLeftOrders()]).toEqual(['CO-2']);
});

test('lists the orders again that were left first, above 500', () => {
  for (let number = 0; number <= 500; number += 1) setOrderLeft(`CO-${number}`, true);
  expect([readLeftOrders().size, readLeftOrders().has('CO-0'), readLeftOrders().has('CO-500')]).toEqual([
    500,
    false,
    true,
  ]);
});

test('returns whether the browser has stored it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(setOrderLeft('CO-1', true)).toBe(false);
  jest.restoreAllMocks();
});
