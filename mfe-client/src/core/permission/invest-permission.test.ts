import type { Agent } from '@portal/shared/contract';
import {
  getAccountInvestPermission,
  getCustomerInvestPermission,
  getSchemeInvestPermission,
  type InvestScheme,
} from './invest-permission.ts';

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
const openScheme: InvestScheme = { isInvestmentAllow: true, epfApproved: true, wholesale: false };
const retailCustomer = { sophisticated: false };
const notRegistered = { allowed: false, reason: 'You are not registered to sell this product.' };

test.each([
  [utOnly, 'CS', true],
  [utOnly, 'EPF', true],
  [utOnly, 'PRS', false],
  [prsOnly, 'CS', false],
  [prsOnly, 'EPF', false],
  [prsOnly, 'PRS', true],
] as const)('checks the agent’s registration for the plan (%#)', (agent, plan, yes) => {
  expect(getAccountInvestPermission(account(plan), agent)).toEqual(yes ? { allowed: true } : notRegistered);
});

test('denies a scheme by its flag, EPF approval and the wholesale rule', () => {
  const check = (plan: string, scheme: Partial<InvestScheme>, customer = retailCustomer) =>
    getSchemeInvestPermission(account(plan), { ...openScheme, ...scheme }, customer, both);
  expect(check('CS', {})).toEqual({ allowed: true });
  expect(check('CS', { isInvestmentAllow: false })).toMatchObject({
    reason: expect.stringMatching(/closed/),
  });
  expect(check('EPF', { epfApproved: false })).toMatchObject({ reason: expect.stringMatching(/EPF/) });
  expect(check('CS', { epfApproved: false })).toEqual({ allowed: true });
  expect(check('CS', { wholesale: true })).toMatchObject({ reason: expect.stringMatching(/sophisticated/) });
  expect(check('CS', { wholesale: true }, { sophisticated: true })).toEqual({ allowed: true });
});

test('names the missing registration before the scheme', () => {
  expect(
    getSchemeInvestPermission(
      account('PRS'),
      { ...openScheme, isInvestmentAllow: false },
      retailCustomer,
      utOnly,
    ),
  ).toEqual(notRegistered);
});

test('allows an account while its scheme is not loaded', () => {
  expect(getSchemeInvestPermission(account('CS'), undefined, retailCustomer, both)).toEqual({
    allowed: true,
  });
});

test('denies a corporate account', () => {
  expect(getAccountInvestPermission(account('CS', 'COR'), both).allowed).toBe(false);
});

test('allows a customer with one permitted account', () => {
  expect(getCustomerInvestPermission([account('PRS'), account('CS')], utOnly)).toEqual({ allowed: true });
  expect(getCustomerInvestPermission([account('PRS')], utOnly)).toEqual(notRegistered);
  expect(getCustomerInvestPermission([], both)).toMatchObject({
    reason: expect.stringMatching(/no account/),
  });
});
