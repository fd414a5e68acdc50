import { applicationDetail } from '@portal/shared/api/applications';
import { transactionItem } from '@portal/shared/api/transaction-payloads';
import { Money } from '@portal/shared/money';
import { wireApplication } from '../../core/applications.fixture.ts';
import { itemContents } from './item-contents.ts';
import { toItemRow } from './item-rows.ts';

const bank = { bankName: null, bankAccNumber: null, micrCode: null, mnemonic: null, payeeName: null };
const common = { accountId: '1', accountType: 'IND', plan: 'CS', agentCode: 'U1' } as const;
const redemption = {
  ...common,
  ...bank,
  scheme: 'CBBND',
  schemeName: 'Bond',
  currency: 'MYR',
  amountOrUnit: 'UNIT',
  amount: 0,
  units: 1200,
  paymentInstruction: 'BANK',
  withdrawalReason: null,
  withdrawalDescription: null,
  redeemAll: false,
  isWholesaleFund: false,
} as const;
const switching = {
  ...common,
  ...bank,
  fromScheme: 'CBIEQ',
  fromSchemeName: 'Islamic Equity',
  toScheme: 'CBGSM',
  toSchemeName: 'Global Sukuk',
  fromCurrency: 'MYR',
  toCurrency: 'MYR',
  amountOrUnit: 'AMOUNT',
  amount: 500,
  units: 0,
  switchAll: false,
  salesCharge: 0,
  distributionInstruction: 'REINVEST',
  switchedInSatRank: 3,
  isFromWholesaleFund: false,
  isToWholesaleFund: false,
  domesticBorrowing: false,
} as const;

type WireItem = ReturnType<typeof wireApplication>['items'][number]['item'];

function toRowTexts(item: WireItem) {
  const wire = wireApplication({ items: [{ formId: 'F-1', status: 'Submitted', item, mismatches: [] }] });
  const [decoded] = applicationDetail.response.parse(wire).items;
  if (!decoded) throw new Error('no item');
  const { title, details, figure } = toItemRow(decoded, undefined);
  return [
    title,
    details.join(' · '),
    figure instanceof Money ? `${figure.currency} ${figure.format()}` : figure,
  ];
}

describe('item rows', () => {
  test('[APP-02] shows an investment', () => {
    const [item] = wireApplication().items;
    if (!item) throw new Error('no item');
    expect(toRowTexts(item.item)).toEqual([
      'Invest in Cempaka Biru Sukuk',
      'CBSUK · charge 1.00% · reinvest',
      'MYR 25,000.00',
    ]);
  });

  test('[APP-02] shows a redemption by units and of all units', () => {
    expect(toRowTexts({ type: 'redemption', payload: redemption })).toEqual([
      'Redeem Bond',
      'CBBND',
      '1,200.00 units',
    ]);
    expect(toRowTexts({ type: 'redemption', payload: { ...redemption, redeemAll: true } })[2]).toBe(
      'All units',
    );
  });

  test('[APP-02] shows a switch by amount', () => {
    expect(toRowTexts({ type: 'switching', payload: switching })).toEqual([
      'Switch Islamic Equity to Global Sukuk',
      'CBIEQ to CBGSM · charge 0.00%',
      'MYR 500.00',
    ]);
  });

  test('[APP-02] shows the bank of a payout with a masked account', () => {
    const bank = { bankName: 'Maybank', bankAccNumber: '514212347710' };
    expect(toRowTexts({ type: 'redemption', payload: { ...redemption, ...bank } })[1]).toBe(
      'CBBND · pays out to Maybank 5142 •••• 7710',
    );
  });

  test('[APP-02] shows why the customer wanted a scheme that does not suit', () => {
    const items = wireApplication().items.map((each) => ({
      ...each,
      mismatches: [{ kind: 'risk' as const, reason: 'Has a long horizon.' }],
    }));
    const [item] = applicationDetail.response.parse(wireApplication({ items })).items;
    expect(item && toItemRow(item, undefined).mismatches).toEqual([
      'Riskier than the customer’s category. Customer’s reason: Has a long horizon.',
    ]);
  });

  test('[APP-02] shows a form without a figure', () => {
    expect(toRowTexts({ type: 'sat', payload: {} })).toEqual(['Suitability assessment', '', undefined]);
  });

  test('[APP-02] [CLI-07] shows how many fields an update of the record changes', () => {
    const before = { race: '01', tel: '1' };
    const updateOf = (payload: Record<string, unknown>) => toRowTexts({ type: 'clientInfoUpdate', payload });
    expect(updateOf({ race: '02', tel: '2', before })[1]).toBe('2 fields changed');
    expect(updateOf({ race: '02', before: { race: '01' } })[1]).toBe('1 field changed');
    expect(updateOf({})).toEqual(['Update information', '', undefined]);
  });

  test('[APP-02] has an entry for every type of the union at the wire', () => {
    const types = [...(transactionItem._zod.propValues?.type ?? [])];
    expect(types).toContain('investment');
    expect(Object.keys(itemContents).toSorted()).toEqual(types.toSorted());
  });
});
