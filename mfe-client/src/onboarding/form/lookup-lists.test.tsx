import type { Lookups } from '@portal/shared/api/lookups';
import { listOptions } from '@portal/shared/person';
import { samples } from '@portal/shared/testing';
import type { StepName } from '../steps/step-table.ts';
import { lookups, mark, showStep } from './every-field.fixture.tsx';

function textsOf(name: StepName): string {
  const container = showStep(name);
  const options = [...container.querySelectorAll('option')].map((option) => option.value);
  return [container.textContent, ...options].join('\n');
}

const listsByStep = [
  ['who', ['operationInstruction']],
  ['identity', ['gender']],
  ['personal', ['salutation', 'race', 'nationality', 'maritalStatus']],
  ['contact', ['country', 'state']],
  ['work', ['employmentStatus', 'natureOfBusiness', 'annualIncome', 'sourceOfIncome', 'purposeOfInvestment']],
  ['tax', ['usResidentStatus', 'usIndiciaType', 'taxResidency', 'country', 'tinReason']],
  ['investor', ['sophisticatedInvestorTypes']],
  ['joint', ['relationship', 'holderStatus', 'gender', 'salutation', 'race', 'nationality', 'country']],
  ['joint', ['employmentStatus', 'annualIncome', 'sourceOfIncome', 'usResidentStatus', 'tinReason']],
  ['nominees', ['relationship']],
] as const satisfies readonly (readonly [StepName, readonly (keyof Lookups)[]])[];

test.each(listsByStep)('[ONB-03] the step %s offers its lists', (name, lists) => {
  const texts = textsOf(name);
  for (const list of lists) expect(texts).toContain(mark(list));
});

test('[ONB-03] the dialing codes of all countries are offered', () => {
  expect(textsOf('contact')).toContain('999');
});

/** Lists that the steps themselves do not offer, and what does, or what they fill. */
const offeredElsewhere = {
  dialingCodes: 'the country code on Contact, above',
  postcodes: 'city and state, in change-address',
  currency: 'the bank account’s and the investment’s drawer',
  banks: 'the bank account’s drawer',
  bankAccountValidationTypes: 'the bank account’s drawer',
  paymentMethods: 'checkout',
  prsWithdrawalReasons: 'the redemption’s drawer',
  subAccountObjective: 'nothing: the specification names no field for it',
} as const satisfies Partial<Record<keyof Lookups, string>>;

test('[ONB-03] every list of the specification has its control', () => {
  const offered = new Set([...listsByStep.flatMap(([, lists]) => lists), ...Object.keys(offeredElsewhere)]);
  expect([...offered].sort()).toEqual(Object.keys(samples.lookups).sort());
});

test('[ONB-03] Malaysia is first, also where the service lists another country first', () => {
  const { country } = lookups;
  const values = listOptions('country', { ...lookups, country }, ['MY']).map(({ value }) => value);
  expect(values).toEqual(['MY', 'XC']);
});
