import { complaintTitle } from './complaints.ts';

test.each([
  ['This item is no longer in the cart.', 'Invest in A is no longer in the cart'],
  ['Only 900.00 units are available.', 'Invest in A: Only 900.00 units are available'],
])('[CHK-02] names the item in a complaint as one line: %s', (message, title) =>
  expect(complaintTitle('Invest in A', message)).toBe(title),
);
