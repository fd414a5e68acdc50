import {
  someLists,
  wireBankar,
  wireInvestment,
  wireRedemption,
  wireSwitching,
} from '../../core/fixtures/cart.ts';
import { bothAgent, someCustomer } from '../../core/fixtures/customer.ts';
import { someFunds, someSchemes } from '../../core/fixtures/products.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { readinessOf } from './readiness.ts';

test.each<[string, Parameters<typeof someLists>[0], boolean]>([
  ['investment', { investment: [wireInvestment('i1')] }, false],
  ['switch', { switching: [wireSwitching('s1')] }, false],
  ['redemption', { redemption: [wireRedemption('r1')] }, true],
  ['bank account', { bankar: [wireBankar('b1')] }, true],
])('[CRT-04] an item of a US person on record goes on when it buys nothing: %s', (_kind, lists, goesOn) => {
  const [item] = itemsOf('Digital Transaction', someLists(lists));
  if (!item) throw new Error('The test has no item');
  const readiness = readinessOf(item, {
    agent: bothAgent,
    customer: someCustomer({ usResidentStatus: 'US citizen' }),
    schemes: someSchemes,
    funds: someFunds,
    itemIds: new Set(),
    today: '2026-11-21',
  });
  expect(readiness.status).toBe(goesOn ? 'ready' : 'blocked');
  if (!goesOn)
    expect(readiness.reasons).toEqual([
      expect.stringMatching(/^A US person cannot invest here any more\. Ask head office\. /),
    ]);
});
