import { amountForUrl, isAboutStart, startingAmount } from './drawer-start.ts';

test.each([
  ['1000.00', '1,000.00'],
  ['250.5', '250.50'],
  ['1,000', '1,000.00'],
  ['0', ''],
  ['-5', ''],
  ['1e3', ''],
  ['1.005', ''],
  ['ten', ''],
  ['', ''],
  [undefined, ''],
])('a drawer opened for the amount %p begins with %p', (amount, typed) => {
  expect(startingAmount({ amount })).toBe(typed);
});

test.each([
  ['1,000', '1000.00'],
  ['', ''],
  ['ten', ''],
])('the typed amount %p is %p in the URL', (typed, text) => {
  expect(amountForUrl(typed)).toBe(text);
});

test('values are about what the drawer was opened for when they do not differ from it', () => {
  const values = { accountId: 'A1', scheme: 'S1' };
  expect(isAboutStart({}, values)).toBe(true);
  expect(isAboutStart({ accountId: 'A1', scheme: 'S1', amount: '5' }, values)).toBe(true);
  expect(isAboutStart({ accountId: 'A2' }, values)).toBe(false);
  expect(isAboutStart({ accountId: 'A1', scheme: 'S2' }, values)).toBe(false);
});
