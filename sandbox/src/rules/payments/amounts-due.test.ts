import fc from 'fast-check';
import { remainingDue } from './amounts-due.ts';

const usd = (amount: number) => ({ currency: 'USD', amount });
const myr = (amount: number) => ({ currency: 'MYR', amount });

test.each([
  ['nothing paid', [myr(1000.1), usd(50)], [], [myr(1000.1), usd(50)]],
  ['one currency paid', [myr(1000.1), usd(50)], [myr(1000.1)], [usd(50)]],
  ['paid in parts', [myr(0.3)], [myr(0.1), myr(0.2)], []],
  ['a currency that is not due', [myr(10)], [usd(10)], [myr(10)]],
  ['more than due', [myr(10)], [myr(11)], []],
])('%s', (_case, due, paid, expected) => {
  expect(remainingDue(due, paid)).toEqual(expected);
});

test('leaves nothing due after exact payments', () => {
  const amount = fc.integer({ min: 1, max: 999_999_999 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(amount, amount, (ringgit, dollars) => {
      const due = [myr(ringgit), usd(dollars)];
      expect(remainingDue(due, due)).toEqual([]);
    }),
  );
});
