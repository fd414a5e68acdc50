import { someLists, wireInvestment } from '../../core/fixtures/cart.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { gapsOf } from './gaps.ts';

const items = itemsOf('Digital Transaction', someLists({ investment: [wireInvestment('i1')] }));
const [item] = items;

describe('what keeps items from being checked out', () => {
  test('[CHK-02] names the item of a complaint', () => {
    expect(gapsOf(items, [], [{ itemId: 'i1', message: 'The fund is closed.' }])).toEqual([
      { id: 'i1 The fund is closed.', text: 'CBSUK: The fund is closed.', item },
    ]);
    expect(gapsOf(items, [], [{ itemId: 'other', message: 'The cart has changed.' }])).toEqual([
      { id: 'other 0', text: 'The cart has changed.' },
    ]);
  });

  test('[CHK-02] names equal complaints about several items once, and leads to the checkout', () => {
    const both = itemsOf(
      'Digital Transaction',
      someLists({ investment: [wireInvestment('i1'), wireInvestment('i2', { scheme: 'CBMGF' })] }),
    );
    const complaints = ['i1', 'i2'].map((itemId) => ({ itemId, message: 'The account is closed.' }));
    expect(gapsOf(both, [], [...complaints, { itemId: 'i2', message: 'The fund is closed.' }])).toEqual([
      { id: 'several The account is closed.', text: '2 items: The account is closed.' },
      { id: 'i2 The fund is closed.', text: 'CBMGF: The fund is closed.', item: both[1] },
    ]);
  });

  test('[CHK-03] leads to the checkout for a fund with two orders, which answers for both', () => {
    const both = itemsOf(
      'Digital Transaction',
      someLists({ investment: [wireInvestment('i1'), wireInvestment('i2')] }),
    );
    expect(gapsOf(both, [{ field: 'acknowledged.i1', problem: 'It is missing.' }], [])).toEqual([
      { id: 'acknowledged.i1', text: 'It is missing.', field: 'acknowledged.i1' },
    ]);
  });

  test.each([
    ['acknowledged.i1', { item }],
    ['reasons.i1', { item }],
    ['email', { field: 'email' }],
    ['payer.who', { field: 'payer.who' }],
    ['method.CS MYR', { field: 'method.CS MYR' }],
  ])('[CHK-03] names the place that settles %s', (field, place) => {
    expect(gapsOf(items, [{ field, problem: 'It is missing.' }], [])).toEqual([
      { id: field, text: 'It is missing.', ...place },
    ]);
  });

  test.each(['documents', 'borrowing', 'care', 'emailConfirmed'])(
    '[CHK-03] leaves %s to the checkout, which asks the customer',
    (field) => expect(gapsOf(items, [{ field, problem: 'It is missing.' }], [])).toEqual([]),
  );
});
