import { shortName } from './short-name.ts';

test.each([
  ['Cempaka Biru Balanced', 'Cempaka Biru Asset Management Berhad', 'Balanced'],
  ['Cempaka Biru Islamic Equity', 'Cempaka Biru', 'Islamic Equity'],
  ['Global Cempaka', 'Cempaka Biru', 'Global Cempaka'],
  ['Cempaka Biru', 'Cempaka Biru Asset Management Berhad', 'Biru'],
])('%s of %s is %s', (name, manager, expected) => {
  expect(shortName(name, manager)).toBe(expected);
});
