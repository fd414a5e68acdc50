import { payerComplaints } from './payer.ts';

const payer = {
  name: 'Tan Ah Kow',
  idNo: '600101-10-5555',
  relationship: 'Parent',
  reason: 'A gift',
  bankName: 'Maybank',
};
const holders = [{ idNo: '880412-14-5233' }, { idNo: null }];

test.each([
  ['a parent', {}, 'CS', []],
  ['a spouse', { relationship: 'Spouse' }, 'PRS', []],
  ['a sibling', { relationship: 'Sibling' }, 'CS', [expect.stringContaining('spouse, parent or child')]],
  ['an employer for cash', { relationship: 'Employer' }, 'CS', [expect.any(String)]],
  ['an employer for PRS', { relationship: 'Employer' }, 'PRS', []],
  ['a holder, whatever the relationship', { idNo: '880412145233', relationship: 'Others' }, 'CS', []],
  ['without a reason', { reason: ' ' }, 'CS', ['Say why another person pays.']],
  ['without a bank', { bankName: '' }, 'CS', ['Name the payer’s bank.']],
  ['a parent for EPF', {}, 'EPF', ['Only EPF pays for an EPF account.']],
] as const)('%s', (_case, over, plan, complaints) => {
  expect(payerComplaints({ ...payer, ...over }, { plan, holders })).toEqual(complaints);
});
