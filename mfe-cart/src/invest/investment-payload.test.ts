import { Money, Percent } from '@portal/shared/money';
import { someCustomer } from '../core/fixtures/customer.ts';
import { offer } from '../core/fixtures/products.ts';
import { type InvestmentOrder, investmentPayload } from './investment-payload.ts';

function account(plan: 'CS' | 'EPF' | 'PRS') {
  const found = someCustomer().account.find((each) => each.plan === plan);
  if (!found) throw new Error(`No ${plan} account in the fixtures`);
  return found;
}

const order: InvestmentOrder = {
  account: account('CS'),
  agentCode: 'U204518',
  offer: offer('CBGTU'),
  amount: Money.of('USD', '50000.10'),
  salesCharge: Percent.of('5.5'),
  distribution: { instruction: 'REINVEST' },
};

const bank = {
  bankAccName: 'TAN MEI LING',
  bankAccNumber: '514212347710',
  bankMICR: 'MBBEMYKL',
  bankName: 'Maybank',
  currency: 'USD',
  isDefault: true,
};

const required = [
  'accountId',
  'accountType',
  'scheme',
  'schemeName',
  'currency',
  'plan',
  'salesCharge',
  'amount',
  'distributionInstruction',
  'prsDefaultOption',
  'prsDefaultOptionType',
  'satRank',
  'isWholesaleFund',
  'agentCode',
];

test('[ITM-01] has every field of the specification, amounts as numbers, and no unused field', () => {
  const payload = investmentPayload(order);
  expect(Object.keys(payload)).toEqual(required);
  expect(payload).toEqual({
    accountId: '1000482917',
    accountType: 'IND',
    scheme: 'CBGTU',
    schemeName: 'Cempaka Biru Global Tech (USD)',
    currency: 'USD',
    plan: 'CS',
    salesCharge: 5.5,
    amount: 50_000.1,
    distributionInstruction: 'REINVEST',
    prsDefaultOption: null,
    prsDefaultOptionType: null,
    satRank: 5,
    isWholesaleFund: false,
    agentCode: 'U204518',
  });
});

test('[ITM-01] has the bank account of a payout, and the id of a pending one', () => {
  const paid = investmentPayload({
    ...order,
    distribution: { instruction: 'PAYOUT', bank: { ...bank, idBankar: 'b1' }, mnemonic: 'MBB' },
  });
  expect(Object.keys(paid)).toEqual([
    ...required,
    'idBankar',
    'bankAccNumber',
    'bankName',
    'micrCode',
    'mnemonic',
  ]);
  expect(paid).toMatchObject({
    distributionInstruction: 'PAYOUT',
    idBankar: 'b1',
    bankAccNumber: '514212347710',
    bankName: 'Maybank',
    micrCode: 'MBBEMYKL',
    mnemonic: 'MBB',
  });
  const registered = investmentPayload({ ...order, distribution: { instruction: 'PAYOUT', bank } });
  expect(registered).not.toHaveProperty('idBankar');
  expect(registered).not.toHaveProperty('mnemonic');
});

test('[ITM-02] has the default option only for PRS, and its type only when it is chosen', () => {
  const prs = { ...order, account: account('PRS'), offer: offer('CBPRG') };
  expect(investmentPayload(prs)).toMatchObject({ prsDefaultOption: 'N', prsDefaultOptionType: null });
  expect(investmentPayload({ ...prs, prsDefault: 'ISLAMIC' })).toMatchObject({
    prsDefaultOption: 'Y',
    prsDefaultOptionType: 'ISLAMIC',
  });
});
