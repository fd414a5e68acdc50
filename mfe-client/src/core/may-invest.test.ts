import type { Agent } from '@portal/shared/contract';
import { type InvestScheme, mayInvestAtAll, mayInvestInAccount, mayInvestInScheme } from './may-invest.ts';

const both: Agent = {
  uuid: 'U',
  email: 'a@agents.example',
  agentCustomerId: 'C',
  agentUuid: 'A',
  agentName: 'Aisyah',
  agentEmail: 'a@agents.example',
  agentChannel: 'AGENCY',
  agentCodeUt: 'U204518',
  agentCodePrs: 'P204518',
  subject: 's',
};
const { agentCodePrs: _prs, ...utOnly } = both;
const { agentCodeUt: _ut, ...prsOnly } = both;

const account = (plan: string, accountType = 'IND') => ({ accountId: `${plan}1`, plan, accountType });
const open: InvestScheme = { isInvestmentAllow: true, epfApproved: true, wholesale: false };
const plain = { sophisticated: false };
const notRegistered = { allowed: false, reason: 'You are not registered to sell this product.' };

test.each([
  [utOnly, 'CS', true],
  [utOnly, 'EPF', true],
  [utOnly, 'PRS', false],
  [prsOnly, 'CS', false],
  [prsOnly, 'EPF', false],
  [prsOnly, 'PRS', true],
] as const)('registrations cover plans (%#)', (agent, plan, yes) => {
  expect(mayInvestInAccount(account(plan), agent)).toEqual(yes ? { allowed: true } : notRegistered);
});

test('a scheme says no by its flag, by EPF approval and by the wholesale rule', () => {
  const ask = (plan: string, scheme: Partial<InvestScheme>, customer = plain) =>
    mayInvestInScheme(account(plan), { ...open, ...scheme }, customer, both);
  expect(ask('CS', {})).toEqual({ allowed: true });
  expect(ask('CS', { isInvestmentAllow: false })).toMatchObject({ reason: expect.stringMatching(/closed/) });
  expect(ask('EPF', { epfApproved: false })).toMatchObject({ reason: expect.stringMatching(/EPF/) });
  expect(ask('CS', { epfApproved: false })).toEqual({ allowed: true });
  expect(ask('CS', { wholesale: true })).toMatchObject({ reason: expect.stringMatching(/sophisticated/) });
  expect(ask('CS', { wholesale: true }, { sophisticated: true })).toEqual({ allowed: true });
});

test('registration is named before the scheme', () => {
  expect(mayInvestInScheme(account('PRS'), { ...open, isInvestmentAllow: false }, plain, utOnly)).toEqual(
    notRegistered,
  );
});

test('schemes that are not known yet do not forbid', () => {
  expect(mayInvestInScheme(account('CS'), undefined, plain, both)).toEqual({ allowed: true });
});

test('a corporate account is read only', () => {
  expect(mayInvestInAccount(account('CS', 'COR'), both).allowed).toBe(false);
});

test('one account that allows it is enough', () => {
  expect(mayInvestAtAll([account('PRS'), account('CS')], utOnly)).toEqual({ allowed: true });
  expect(mayInvestAtAll([account('PRS')], utOnly)).toEqual(notRegistered);
  expect(mayInvestAtAll([], both)).toMatchObject({ reason: expect.stringMatching(/no account/) });
});
