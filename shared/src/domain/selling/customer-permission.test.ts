import { schemeWire as scheme } from '@portal/shared/testing';
import { customerPermission, notRegistered, permittedActions } from './permitted-actions.ts';

const account = { plan: 'CS', accountType: 'IND', epfAccountType: null } as const;
const agent = { agentCodeUt: 'U204518' };

test('one permitted account is enough for a customer', () => {
  const retirement = { ...account, plan: 'PRS' } as const;
  const permissionOf = (...accounts: readonly (typeof account | typeof retirement)[]) =>
    customerPermission(agent, { usResidentStatus: null, account: accounts });
  expect(permissionOf(retirement, account)).toEqual({ allowed: true });
  expect(permissionOf(retirement)).toEqual({ allowed: false, reason: notRegistered });
  expect(permissionOf()).toMatchObject({ reason: expect.stringMatching(/no account/) });
});

test.each([
  ['US citizen', false],
  ['US resident', false],
  ['Not a US person', true],
  ['N', true],
  [null, true],
])('a customer who is on record as %s buys more: %p, and may redeem', (usResidentStatus, buys) => {
  const customer = { sI: true, age: 38, usResidentStatus };
  const all = permittedActions({ agent, customer, account, scheme, today: '2026-11-20' });
  expect([all.invest.allowed, all.switch.allowed, all.switchIn.allowed]).toEqual([buys, buys, buys]);
  expect(all.redeem).toEqual({ allowed: true });
  expect(customerPermission(agent, { usResidentStatus, account: [account] }).allowed).toBe(buys);
});
