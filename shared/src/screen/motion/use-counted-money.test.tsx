import { Money } from '@portal/shared/money';
import { act, renderHook } from '@testing-library/react';
import { useCountedMoney } from './use-counted-money.ts';

const allowMotion = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));

function renderAmount(first: Money) {
  const { result, rerender } = renderHook(({ value }) => useCountedMoney(value).format(), {
    initialProps: { value: first },
  });
  return { result, show: (value: Money) => rerender({ value }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an amount counts to its new value and ends at it exactly', () => {
  allowMotion();
  const { result, show } = renderAmount(Money.of('MYR', '100.00'));
  show(Money.of('MYR', '33.33'));
  expect(result.current).toBe('100.00');
  act(() => jest.advanceTimersByTime(60));
  expect(Number(result.current)).toBeLessThan(100);
  expect(Number(result.current)).toBeGreaterThan(33.33);
  // rendered again by its parent, it goes on
  show(Money.of('MYR', '33.33'));
  act(() => jest.advanceTimersByTime(240));
  expect(result.current).toBe('33.33');
});

test('a change on the way counts from what is shown', () => {
  allowMotion();
  const { result, show } = renderAmount(Money.of('MYR', '0.00'));
  show(Money.of('MYR', '100.00'));
  act(() => jest.advanceTimersByTime(100));
  const between = Number(result.current);
  show(Money.of('MYR', '50.00'));
  expect(Number(result.current)).toBe(between);
  act(() => jest.advanceTimersByTime(300));
  expect(result.current).toBe('50.00');
});

test('an amount of another currency shows at once', () => {
  allowMotion();
  const { result, show } = renderAmount(Money.of('MYR', '100.00'));
  show(Money.of('USD', '7.00'));
  expect(result.current).toBe('7.00');
  act(() => jest.advanceTimersByTime(300));
  expect(result.current).toBe('7.00');
});

test('under reduced motion a new amount shows at once', () => {
  const { result, show } = renderAmount(Money.of('MYR', '100.00'));
  show(Money.of('MYR', '50.00'));
  expect(result.current).toBe('50.00');
});
