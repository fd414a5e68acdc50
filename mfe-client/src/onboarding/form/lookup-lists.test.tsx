import { readFile } from '@portal/shared/api/files';
import type { Lookups } from '@portal/shared/api/lookups';
import { createSavedFiles } from '@portal/shared/hand-off';
import { listOptions } from '@portal/shared/person';
import { fakeApi, onboardingWire, renderSlot, samples } from '@portal/shared/testing';
import { type Answers, emptyNominee, emptyTaxCountry } from '../answers/answers.ts';
import { fromPayload } from '../answers/from-payload.ts';
import { onboardingRemoteData } from '../onboarding-remote-data.ts';
import type { StepName } from '../steps/step-table.ts';
import * as laterSteps from './later-steps.tsx';
import { StepContent } from './step-content.tsx';

const mark = (list: string) => `Only in ${list}`;
const named = (list: keyof Lookups) => ({ name: mark(list), value: mark(list) });

/** Every list has one more entry, which no other list has. */
const lookups: Lookups = {
  ...samples.lookups,
  sophisticatedInvestorTypes: [
    { customerType: 'Individual', digitalName: mark('sophisticatedInvestorTypes'), value: 'x' },
  ],
  employmentStatus: [named('employmentStatus'), { name: 'Employed', value: 'Employed' }],
  maritalStatus: [named('maritalStatus')],
  sourceOfIncome: [named('sourceOfIncome')],
  purposeOfInvestment: [named('purposeOfInvestment')],
  annualIncome: [named('annualIncome')],
  natureOfBusiness: [named('natureOfBusiness')],
  operationInstruction: [named('operationInstruction')],
  gender: [named('gender')],
  relationship: [named('relationship')],
  country: [
    { name: mark('country'), code: 'XC' },
    { name: 'Malaysia', code: 'MY' },
  ],
  holderStatus: [{ name: mark('holderStatus'), value: 'Joint' }],
  dialingCodes: [{ country: 'XC', dialingCode: '999' }],
  nationality: [
    { name: 'Malaysia', code: 'MY' },
    { name: mark('nationality'), code: 'XN' },
  ],
  state: [named('state')],
  race: [{ name: mark('race'), value: 'x', malayName: 'x' }],
  salutation: [named('salutation')],
  usResidentStatus: [named('usResidentStatus'), { name: 'Not a US person', value: 'Not a US person' }],
  taxResidency: [named('taxResidency')],
  tinReason: [named('tinReason')],
  usIndiciaType: [named('usIndiciaType')],
};

const person = fromPayload(onboardingWire);
/** Answers with which every field is asked. */
const answers: Answers = {
  ...person,
  who: { ...person.who, plans: ['CS', 'EPF', 'PRS'], accountType: 'JNT' },
  tax: {
    ...person.tax,
    taxResidency: 'Malaysia and elsewhere',
    countries: [{ ...emptyTaxCountry, hasNoTin: true }],
  },
  investor: { sI: 'yes', sophisticatedInvestorCriteria: '', proof: null },
  nominees: [emptyNominee],
};

const Slot = onboardingRemoteData.wrap(StepContent);
const ignore = () => undefined;
const noItems = { status: 'ok', value: [] } as const;

function textsOf(name: StepName): string {
  fakeApi().reply(readFile, samples.readFile);
  const { container } = renderSlot(
    <Slot
      name={name}
      later={{ status: 'ok', value: laterSteps }}
      id="ONB-1"
      step={{
        id: 'ONB-1',
        answers,
        change: ignore,
        savedFiles: createSavedFiles(),
        resetCount: 0,
        problems: [],
        hasTried: false,
        lookups,
      }}
      items={{ banks: noItems, investments: noItems, all: noItems }}
      isIdentitySaved={false}
      blockedBecause={undefined}
      onOpen={ignore}
      onAssessed={ignore}
      onAddItem={ignore}
      review={{
        steps: [],
        payload: {},
        items: noItems,
        ticked: new Set(),
        onTick: ignore,
        hasTried: false,
      }}
    />,
  );
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
