import { readFile } from '@portal/shared/api/files';
import type { Lookups } from '@portal/shared/api/lookups';
import { createSavedFiles } from '@portal/shared/hand-off';
import { fakeApi, onboardingWire, renderSlot, samples } from '@portal/shared/testing';
import { type Answers, emptyNominee, emptyTaxCountry } from '../answers/answers.ts';
import { fromPayload } from '../answers/from-payload.ts';
import { onboardingRemoteData } from '../onboarding-remote-data.ts';
import type { StepName } from '../steps/step-table.ts';
import * as laterSteps from './later-steps.tsx';
import { StepContent } from './step-content.tsx';

/** The entry that only this list has. */
export const mark = (list: string) => `Only in ${list}`;
const named = (list: keyof Lookups) => ({ name: mark(list), value: mark(list) });

/** Every list has one more entry, which no other list has. */
export const lookups: Lookups = {
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
  // only what fits is offered
  relationship: [{ name: mark('relationship'), value: 'Others' }],
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
const tax = {
  ...person.tax,
  taxResidency: 'Malaysia and elsewhere',
  countries: [{ ...emptyTaxCountry, hasNoTin: true }],
};
/** Answers with which every field is asked. */
const answers: Answers = {
  ...person,
  who: { ...person.who, plans: ['CS', 'EPF', 'PRS'], accountType: 'JNT' },
  tax,
  joint: { ...person.joint, employment: person.work, tax },
  investor: { sI: 'yes', sophisticatedInvestorCriteria: '', proof: null },
  nominees: [emptyNominee],
};

const Slot = onboardingRemoteData.wrap(StepContent);
const ignore = () => undefined;
const noItems = { status: 'ok', value: [] } as const;

/** Shows a step of the onboarding with every field asked. */
export function showStep(name: StepName): HTMLElement {
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
      jointProblems={[]}
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
  return container;
}
