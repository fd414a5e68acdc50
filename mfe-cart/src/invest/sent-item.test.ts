import { someLists, wireInvestment } from '../core/fixtures/cart.ts';
import { fingerprint, sentItem } from './sent-item.ts';

const payload = { ...wireInvestment('i1').payload, plan: 'CS' as const };
const cartOf = (...items: ReturnType<typeof wireInvestment>[]) => someLists({ investment: items }).investment;

test('[ITM-16] a lost post is the item that says the same and was not there before', () => {
  expect(sentItem(cartOf(wireInvestment('i1')), payload, [])).toBe('i1');
  expect(sentItem(cartOf(wireInvestment('i1')), payload, ['i1'])).toBeUndefined();
  expect(sentItem(cartOf(wireInvestment('i1'), wireInvestment('i2')), payload, ['i1'])).toBe('i2');
  expect(sentItem([], payload, [])).toBeUndefined();
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
])('[ITM-16] another %j is another item', (changes) => {
  expect(sentItem(cartOf(wireInvestment('i1', changes)), payload, [])).toBeUndefined();
});

test('cash under its old name is the same plan', () => {
  expect(sentItem(cartOf(wireInvestment('i1', { plan: 'Cash' })), payload, [])).toBe('i1');
});

test('a payload’s short name is its own, and holds nothing of it', async () => {
  const name = await fingerprint(payload);
  expect(name).toMatch(/^[0-9a-f]{24}$/);
  expect(await fingerprint({ ...payload })).toBe(name);
  expect(await fingerprint({ ...payload, amount: 25_000.01 })).not.toBe(name);
});
