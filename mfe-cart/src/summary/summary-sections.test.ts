import { legSizeText } from '@portal/shared/items';
import { Nav } from '@portal/shared/money';
import {
  someLists,
  wireBankar,
  wireInvestment,
  wireRedemption,
  wireSwitching,
} from '../core/fixtures/cart.ts';
import { itemsOf } from '../core/items/from-wire.ts';
import { firstEntries, summarizeCart } from './summary-sections.ts';

const summaryOf = (lists: Parameters<typeof someLists>[0]) =>
  summarizeCart(itemsOf('Digital Transaction', someLists(lists)));

test('[SHL-05] is empty when all lists are empty', () => {
  expect(summaryOf({})).toEqual({ isEmpty: true, sections: [], entries: 0, others: 0 });
});

test('[SHL-06] returns the sections Invest, Redeem and Switch/ Contra, each by account', () => {
  const { sections } = summaryOf({
    switching: [wireSwitching('s1')],
    redemption: [wireRedemption('r1')],
    investment: [
      wireInvestment('i1'),
      wireInvestment('i2', { accountId: '2000193346', plan: 'EPF' }),
      wireInvestment('i3', { scheme: 'CBMGF' }),
    ],
  });
  expect(
    sections.map(({ title, accounts }) => [
      title,
      accounts.map(({ accountId, items }) => [
        accountId,
        items.flatMap(({ lines }) => lines.map(({ scheme }) => scheme)),
      ]),
    ]),
  ).toEqual([
    [
      'Invest',
      [
        ['1000482917', ['CBSUK', 'CBMGF']],
        ['2000193346', ['CBSUK']],
      ],
    ],
    ['Redeem', [['1000482917', ['CBMGF']]]],
    ['Switch/ Contra', [['1000482917', ['CBMGF', 'CBSUK']]]],
  ]);
});

test('[SHL-07] returns two lines for a switch, with units', () => {
  const { sections } = summaryOf({ switching: [wireSwitching('s1')] });
  const lines = sections[0]?.accounts[0]?.items[0]?.lines ?? [];
  expect(lines.map(({ leg, size }) => [leg, legSizeText({ size })])).toEqual([
    ['Switch/Contra Out', 'All units'],
    ['Switch/Contra In', 'at switch price'],
  ]);
});

test.each([
  ['of all units', {}, '≈ 26,486.44'],
  ['of some units', { switchAll: false, units: 1_000 }, '≈ 632.10'],
  ['by amount', { switchAll: false, amountOrUnit: 'AMOUNT' as const, units: 0, amount: 500 }, 'MYR 500.00'],
  ['into another currency', { toCurrency: 'USD' }, 'at switch price'],
  ['of no units', { units: 0 }, 'at switch price'],
])('[SHL-07] the line of what a switch %s buys is %j: %s', (_, changes, text) => {
  const items = itemsOf('Digital Transaction', someLists({ switching: [wireSwitching('s1', changes)] }));
  const prices = [{ scheme: 'CBMGF', NAVPrice: Nav.of('0.6321') }];
  const bought = summarizeCart(items, prices).sections[0]?.accounts[0]?.items[0]?.lines[1];
  expect(bought?.estimate ? `≈ ${bought.estimate.format()}` : legSizeText({ size: bought?.size })).toBe(text);
});

test('counts items without a line, and is then not empty', () => {
  expect(summaryOf({ bankar: [wireBankar('b1'), wireBankar('b2')] })).toEqual({
    isEmpty: false,
    sections: [],
    entries: 0,
    others: 2,
  });
});

test('[SHL-06] returns the first entries of a long cart, over sections and accounts', () => {
  const { sections, entries } = summaryOf({
    investment: [
      wireInvestment('i1'),
      wireInvestment('i2', { accountId: '2000193346', plan: 'EPF' }),
      wireInvestment('i3'),
    ],
    redemption: [wireRedemption('r1')],
  });
  const idsOf = (count: number) =>
    firstEntries(sections, count).map(({ title, accounts }) => [
      title,
      ...accounts.map(({ items }) => items.map(({ id }) => id)),
    ]);
  expect(entries).toBe(4);
  expect(idsOf(1)).toEqual([['Invest', ['i1']]]);
  expect(idsOf(3)).toEqual([['Invest', ['i1', 'i3'], ['i2']]]);
  expect(idsOf(4)).toEqual([
    ['Invest', ['i1', 'i3'], ['i2']],
    ['Redeem', ['r1']],
  ]);
  expect(firstEntries(sections, 4)).toEqual(sections);
});
