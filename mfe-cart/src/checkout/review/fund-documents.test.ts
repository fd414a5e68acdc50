import { someLists, wireInvestment, wireRedemption, wireSwitching } from '../../core/fixtures/cart.ts';
import { someDocuments, someSchemes } from '../../core/fixtures/products.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { type DocumentListings, hasFundDocuments } from './fund-documents.ts';

const bought = { investment: [wireInvestment('i1')] };

test.each<[string, Parameters<typeof someLists>[0], DocumentListings | undefined, boolean]>([
  ['a bought fund', bought, [someSchemes, someDocuments], true],
  ['a bought fund that has none', bought, [someSchemes, []], false],
  ['a bought fund while they are not known', bought, undefined, true],
  ['the target of a switch', { switching: [wireSwitching('s1')] }, undefined, true],
  ['a redemption', { redemption: [wireRedemption('r1')] }, [someSchemes, someDocuments], false],
  ['a redemption while they are not known', { redemption: [wireRedemption('r1')] }, undefined, false],
])('[CHK-03] fund documents are to be received for %s', (_case, lists, listings, expected) => {
  expect(hasFundDocuments(itemsOf('Digital Transaction', someLists(lists)), listings)).toBe(expected);
});
