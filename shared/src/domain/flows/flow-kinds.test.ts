import { flowNames, getTransactionTypeFacts, neutralKinds } from './flow-kinds.ts';

test.each([
  ['SA', 'Purchase', 'moneyIn', undefined],
  ['CO', 'Cooling-off', 'moneyIn', true],
  ['RD', 'Redemption', 'moneyOut', undefined],
  ['SO', 'Switch out', 'switchedOut', undefined],
  ['SI', 'Switch in', 'switchedIn', undefined],
  ['DR', 'Reinvestment', 'reinvested', undefined],
  // types that the portal does not know
  ['TR', 'TR', 'other', undefined],
  ['sa', 'sa', 'other', undefined],
  ['', '', 'other', undefined],
  ['constructor', 'constructor', 'other', undefined],
])('[CLI-05] a transaction of the type %j is named %j and counts as %s', (type, name, kind, isReversal) => {
  const facts = getTransactionTypeFacts(type);
  expect([facts.name, facts.kind, facts.isReversal]).toEqual([name, kind, isReversal]);
});

test('every kind has its own name, and is money in, money out or neither', () => {
  expect(Object.keys(flowNames)).toEqual(['moneyIn', 'moneyOut', ...neutralKinds]);
  expect(new Set(Object.values(flowNames)).size).toBe(Object.keys(flowNames).length);
});
