import { someLists, wireInvestment } from '../../core/fixtures/cart.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { formValuesOf } from './edited-item.ts';

const valuesFor = (changes: Parameters<typeof wireInvestment>[1]) => {
  const [item] = itemsOf('Digital Transaction', someLists({ investment: [wireInvestment('i1', changes)] }));
  if (item?.kind !== 'investment') throw new Error('no investment');
  return formValuesOf(item);
};

test('fills the form with an item of the cart, without the acknowledgement', () => {
  expect(valuesFor({ salesCharge: 0.75 })).toEqual({
    accountId: '1000482917',
    prsDefault: 'N',
    scheme: 'CBSUK',
    acknowledged: false,
    reason: '',
    amount: '25,000.00',
    salesCharge: '0.75',
    distribution: 'REINVEST',
    bank: '',
  });
});

test('fills in a payout’s bank account and a default option', () => {
  const bank = { bankName: 'Maybank', bankAccNumber: '514212347710', micrCode: 'MBBEMYKL' };
  expect(valuesFor({ distributionInstruction: 'PAYOUT', ...bank }).bank).toBe('MBBEMYKL 514212347710');
  expect(valuesFor({ plan: 'PRS', prsDefaultOption: 'Y', prsDefaultOptionType: 'ISLAMIC' }).prsDefault).toBe(
    'ISLAMIC',
  );
});
