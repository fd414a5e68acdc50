import { someLists, wireInvestment } from '../../core/fixtures/cart.ts';
import { investKind } from '../../invest/index.ts';
import { decodePendingOrder, encodePendingOrder, findAddedItemId, fingerprint } from './order-identity.ts';

const payload = { ...wireInvestment('i1').payload, plan: 'CS' as const };
const cartOf = (...items: ReturnType<typeof wireInvestment>[]) => someLists({ investment: items }).investment;
const found = async (items: ReturnType<typeof cartOf>, before: readonly string[] = []) =>
  findAddedItemId(investKind, items, { print: await fingerprint(investKind, payload), idsBefore: before });

test('[ITM-16] finds the added item: equal, and not in the cart before', async () => {
  expect(await found(cartOf(wireInvestment('i1')))).toBe('i1');
  expect(await found(cartOf(wireInvestment('i1')), ['i1'])).toBeUndefined();
  expect(await found(cartOf(wireInvestment('i1'), wireInvestment('i2')), ['i1'])).toBe('i2');
  expect(await found([])).toBeUndefined();
});

test.each([
  { accountId: '1000517304' },
  { scheme: 'CBMGF' },
  { currency: 'USD' },
  { plan: 'EPF' as const },
  { amount: 25_000.01 },
  { salesCharge: 0.5 },
  { distributionInstruction: 'PAYOUT' as const },
  { prsDefaultOption: 'N' as const },
  { prsDefaultOptionType: 'CONV' as const },
  { agentCode: 'U000001' },
  { idBankar: 'b1' },
  { bankAccNumber: '1' },
  { onboardingId: 'ONB-1' },
])('[ITM-16] finds no item with a different %j', async (changes) => {
  expect(await found(cartOf(wireInvestment('i1', changes)))).toBeUndefined();
});

test.each([{ plan: 'Cash' as const }, { idBankar: null, onboardingId: null }, { schemeName: 'Renamed' }])(
  'finds the item in spite of %j',
  async (changes) => {
    expect(await found(cartOf(wireInvestment('i1', changes)))).toBe('i1');
  },
);

test('returns a fingerprint of 24 hexadecimal digits', async () => {
  expect(await fingerprint(investKind, payload)).toMatch(/^[0-9a-f]{24}$/);
});

test.each([[[]], [['i1', 'i2']]])(
  '[ITM-16] a pending order is stored as the list that earlier releases read, with ids %j',
  (idsBefore) => {
    expect(encodePendingOrder({ print: 'p', idsBefore })).toEqual(['p', ...idsBefore]);
    expect(decodePendingOrder(['p', ...idsBefore])).toEqual({ print: 'p', idsBefore });
  },
);
