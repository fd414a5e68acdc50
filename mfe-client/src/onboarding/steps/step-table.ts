import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { isUsPerson } from '@portal/shared/records';
import type { Answers } from '../answers/answers.ts';
import { canHaveNominees, hasJointHolder } from '../answers/applies.ts';
import { missingPictures } from '../checks/index.ts';

/** A step of the form. */
interface StepRow {
  readonly title: string;
  /** One line that says why it is asked. */
  readonly why: string;
  /** The type of the payload that its answers are sent as; absent for a step without answers. */
  readonly type?: keyof OnboardingSent;
  /** The agent can hand it to the customer, who answers it in the customer's mode, before the assessment. */
  readonly isHanded?: true;
  /** Whether it is asked, or may be left out as it is; default: it is asked. */
  readonly isAsked?: (answers: Answers) => boolean | 'optional';
  /** What is missing in it, of the labels of its fields that are missing or wrong; default: these. */
  readonly missing?: (answers: Answers, labels: readonly string[]) => readonly string[];
}

/** The steps in order, by their name in the address. */
export const stepTable = {
  who: { title: 'Who', why: 'Decides which accounts are opened, and who signs.', type: 'plans' },
  identity: {
    title: 'Identity',
    why: 'Photograph or upload the card. It is read, then you check the details.',
    type: 'identity',
    missing: ({ identity }, labels) => [...labels, ...missingPictures(identity)],
  },
  personal: {
    title: 'Personal',
    why: 'The regulator asks for these of every account holder.',
    type: 'personal',
    isHanded: true,
  },
  contact: {
    title: 'Contact',
    why: 'The confirmation link goes to this e-mail, letters to this address.',
    type: 'contact',
    isHanded: true,
  },
  work: {
    title: 'Work and means',
    why: 'Shows where the money comes from, and what the customer can afford.',
    type: 'employment',
    isHanded: true,
  },
  exposure: {
    title: 'Exposure',
    why: 'The law asks for more care with people in public positions, and those close to them.',
    type: 'pep',
    isHanded: true,
  },
  tax: {
    title: 'Tax',
    why: 'Decides whether this account is reported to another country.',
    type: 'tax',
    isHanded: true,
    // head office onboards a US person (domain, section 5)
    missing: ({ tax }, labels) => (isUsPerson(tax) ? ['A US person is opened by head office'] : labels),
  },
  investor: {
    title: 'Investor',
    why: 'Only sophisticated investors may buy wholesale funds.',
    type: 'investor',
    isHanded: true,
  },
  suitability: { title: 'Suitability', why: 'Decides which funds suit the customer.', type: 'suitability' },
  joint: {
    title: 'Joint holder',
    why: 'The second person of the account.',
    type: 'jointApplicant',
    isAsked: hasJointHolder,
    missing: ({ joint }, labels) => [...labels, ...missingPictures(joint.identity)],
  },
  nominees: {
    title: 'Nominees',
    why: 'Optional. Who receives the retirement savings if the customer dies.',
    type: 'nominee',
    isAsked: (answers) => canHaveNominees(answers) && (answers.nominees.length > 0 || 'optional'),
  },
  bank: { title: 'Bank account', why: 'Optional. Payouts go to it.' },
  investment: { title: 'First investment', why: 'Optional. It is sent with the onboarding.' },
  documents: { title: 'Documents', why: 'What this applicant needs, and why.' },
  review: {
    title: 'Review',
    why: 'Read it to the customer. Nothing is sent to the customer before Complete.',
  },
} as const satisfies Record<string, StepRow>;

/** Name of a step, as in the address. */
export type StepName = keyof typeof stepTable;

const isStepName = (name: string): name is StepName => Object.hasOwn(stepTable, name);

/** Names of all steps, in order. */
export const stepNames: readonly StepName[] = Object.keys(stepTable).filter(isStepName);

/** The row of a step. */
export const stepRow = (name: StepName): StepRow => stepTable[name];

type StepWith<Member> = {
  [Name in StepName]: (typeof stepTable)[Name] extends Member ? Name : never;
}[StepName];

/** A step that the customer answers. */
export type HandedStep = StepWith<{ readonly isHanded: true }>;

/** Whether the agent can hand a step to the customer. */
export const isHandedStep = (name: StepName): name is HandedStep => stepRow(name).isHanded === true;

/** The steps that the customer answers before the assessment, in order. */
export const handedSteps: readonly HandedStep[] = stepNames.filter(isHandedStep);

/** Returns the step that the address's `step` parameter names; `undefined` for none or an unknown one. */
export const readStepName = (name: string | null): StepName | undefined =>
  name !== null && isStepName(name) ? name : undefined;

/** A step that the form has from the start. The others are loaded after the first one. */
export type EarlyStep = 'who' | 'identity';
/** Whether a step is Who or Identity, whose code comes with the form; that of all others is loaded later. */
export const isEarlyStep = (step: StepName): step is EarlyStep => step === 'who' || step === 'identity';
