import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { employmentFields, exposureFields, fromSent, personalFields, toSent } from '@portal/shared/fields';
import type { Onboarding } from '@portal/shared/records';
import { type Answers, emptyAnswers } from '../answers/answers.ts';
import { canHaveNominees, hasJointHolder, isStoppedAt } from '../answers/applies.ts';
import {
  assessmentOf,
  contactValues,
  identityValues,
  investorValues,
  jointValues,
  taxValues,
  withValues,
} from '../answers/received-parts.ts';
import {
  sentContact,
  sentIdentity,
  sentInvestor,
  sentJoint,
  sentNominees,
  sentPlans,
  sentTax,
} from '../answers/sent-parts.ts';
import { type AnswerProblem, type CheckFacts, checkFields, fieldFacts } from '../checks/check-facts.ts';
import { checkInvestor, checkSuitability, checkTax } from '../checks/check-means.ts';
import { checkHolder, checkJoint, checkNamed, checkNominees } from '../checks/check-others.ts';
import { checkContact, checkIdentity, missingPictures } from '../checks/check-person.ts';
import { checkWho } from '../checks/check-who.ts';

/** A step of the form. */
interface StepRow {
  readonly title: string;
  /** One line that says why it is asked. */
  readonly why: string;
  /** The agent can hand it to the customer, who answers it in the customer's mode, before the assessment. */
  readonly isHanded?: true;
  /** Its questions leave room beside them for what the customer will have. */
  readonly isNarrow?: true;
  /** Whether it is asked, or may be left out as it is; default: it is asked. */
  readonly isAsked?: (answers: Answers) => boolean | 'optional';
  /** What is missing in it, of the labels of its fields that are missing or wrong; default: these. */
  readonly missing?: (answers: Answers, labels: readonly string[]) => readonly string[];
}

type SentType = keyof OnboardingSent;

/** What a step with answers has besides. `Type`: the type of the payload that they are sent as. */
interface AnsweredRow<Type extends SentType> extends StepRow {
  readonly type: Type;
  /** What is missing or wrong, in the order of its page, whether the step applies or not. */
  readonly check: (answers: Answers, facts: CheckFacts) => readonly AnswerProblem[];
  /** What keeps it from being sent, where that is less than what is missing or wrong in it. */
  readonly checkSent?: (answers: Answers, facts: CheckFacts) => readonly AnswerProblem[];
  /** What is sent of answers that can be. */
  readonly sent: (answers: Answers, facts: CheckFacts) => Pick<OnboardingSent, Type>;
  /** Its answers in a payload of the service, to be decoded as answers. */
  readonly received: (onboarding: Onboarding, payload: unknown) => unknown;
}

type AnyAnsweredRow = { [Type in SentType]-?: AnsweredRow<Type> }[SentType];
type AnsweredRows = { readonly [Step in keyof Answers]: AnyAnsweredRow };

// head office onboards a US person (docs/domain.md, section 5)
const ofHeadOffice = 'Head office opens the account of a US person';

/** The steps in order, by their name in the address. */
export const stepTable = {
  who: {
    title: 'Who',
    why: 'Decides which accounts are opened, and who signs.',
    isNarrow: true,
    type: 'plans',
    check: checkWho,
    sent: ({ who }) => ({ plans: sentPlans(who) }),
    received: ({ plans }) => plans && withValues(plans),
  },
  identity: {
    title: 'Identity',
    why: 'Photograph or upload the card, then check the details that were read from it.',
    isNarrow: true,
    type: 'identity',
    check: ({ identity }, facts) => checkIdentity(identity, 'adult', facts),
    sent: ({ identity }, { today }) => ({ identity: sentIdentity(identity, today) }),
    received: ({ identity }) => identity && identityValues(identity),
    missing: ({ identity }, labels) => [...labels, ...missingPictures(identity)],
  },
  personal: {
    title: 'Personal',
    why: 'The regulator asks for these of every account holder.',
    type: 'personal',
    check: ({ personal }, facts) => checkFields(personalFields, personal, facts),
    sent: ({ personal }, facts) => ({ personal: toSent(personalFields, personal, fieldFacts(facts)) }),
    received: ({ personal }) => personal && fromSent(personalFields, personal),
    isHanded: true,
  },
  contact: {
    title: 'Contact',
    why: 'The confirmation link goes to this e-mail, letters to this address.',
    type: 'contact',
    check: ({ contact }, facts) => checkContact(contact, facts),
    sent: ({ contact }, facts) => ({ contact: sentContact(contact, facts) }),
    received: ({ contact }) => contact && contactValues(contact),
    isHanded: true,
  },
  work: {
    title: 'Work and means',
    why: 'Shows where the money comes from, and what the customer can afford.',
    type: 'employment',
    check: ({ work }, facts) => checkFields(employmentFields, work, facts),
    sent: ({ work }, facts) => ({ employment: toSent(employmentFields, work, fieldFacts(facts)) }),
    received: ({ employment }) => employment && fromSent(employmentFields, employment),
    isHanded: true,
  },
  exposure: {
    title: 'Exposure',
    why: 'The law asks for more care with people in public positions, and those close to them.',
    isNarrow: true,
    type: 'pep',
    check: ({ exposure }, facts) => checkFields(exposureFields, exposure, facts),
    sent: ({ exposure }, facts) => ({ pep: toSent(exposureFields, exposure, fieldFacts(facts)) }),
    received: ({ pep }) => pep && fromSent(exposureFields, pep),
    isHanded: true,
  },
  tax: {
    title: 'Tax',
    why: 'Decides whether this account is reported to another country.',
    isNarrow: true,
    type: 'tax',
    check: ({ tax }, facts) => checkTax(tax, facts),
    sent: ({ tax }, facts) => ({ tax: sentTax(tax, facts) }),
    received: ({ tax }) => tax && taxValues(tax),
    isHanded: true,
    missing: (answers, labels) => (isStoppedAt('tax', answers) ? [ofHeadOffice] : labels),
  },
  investor: {
    title: 'Investor',
    why: 'Only sophisticated investors may buy wholesale funds.',
    type: 'investor',
    check: checkInvestor,
    sent: ({ investor }, facts) => ({ investor: sentInvestor(investor, facts) }),
    received: ({ investor }) => investor && investorValues(investor),
    isHanded: true,
  },
  suitability: {
    title: 'Suitability',
    why: 'Decides which funds suit the customer.',
    type: 'suitability',
    check: checkSuitability,
    sent: ({ suitability }) => ({ suitability: suitability?.assessment }),
    received: ({ identity }, payload) => assessmentOf(payload, identity?.dateOfBirth ?? ''),
  },
  joint: {
    title: 'Joint holder',
    why: 'The second person of the account.',
    type: 'jointApplicant',
    check: checkJoint,
    checkSent: checkHolder,
    sent: (answers, facts) => ({ jointApplicant: sentJoint(answers, facts) }),
    received: ({ jointApplicant, contact }) => jointApplicant?.[0] && jointValues(jointApplicant[0], contact),
    isAsked: hasJointHolder,
    missing: (answers, labels) =>
      isStoppedAt('joint', answers)
        ? [ofHeadOffice]
        : [...labels, ...missingPictures(answers.joint.identity)],
  },
  nominees: {
    title: 'Nominees',
    why: 'Optional. Who receives the retirement savings if the customer dies.',
    type: 'nominee',
    check: checkNominees,
    checkSent: checkNamed,
    sent: (answers, { today }) => ({ nominee: sentNominees(answers, today) }),
    received: ({ nominee }) =>
      nominee?.map(({ share, ...each }) => withValues({ ...each, share: share?.toString() })),
    isAsked: (answers) => canHaveNominees(answers) && (answers.nominees.length > 0 || 'optional'),
  },
  bank: { title: 'Bank account', why: 'Optional. Payouts go to it.' },
  investment: { title: 'First investment', why: 'Optional. It is sent with the onboarding.' },
  documents: { title: 'Documents', why: 'What this applicant needs, and why.', isNarrow: true },
  review: {
    title: 'Review',
    why: 'Read it to the customer. Nothing is sent to the customer until you complete it.',
  },
} as const satisfies AnsweredRows & Readonly<Record<string, StepRow | AnyAnsweredRow>>;

/** Name of a step, as in the address. */
export type StepName = keyof typeof stepTable;

const isStepName = (name: string): name is StepName => Object.hasOwn(stepTable, name);

/** Names of all steps, in order. */
export const stepNames: readonly StepName[] = Object.keys(stepTable).filter(isStepName);

/** The row of a step. */
export const stepRow = (name: StepName): StepRow => stepTable[name];

/** A step with answers. Others show items, documents or everything. */
export type AnsweredStep = keyof Answers;

/** Whether a step has answers. */
export const isAnsweredStep = (name: string): name is AnsweredStep => Object.hasOwn(emptyAnswers, name);

/** The steps with answers, in order. */
export const answeredSteps: readonly AnsweredStep[] = stepNames.filter(isAnsweredStep);

/** Whether what is answered in a step can be sent, though something in it may be missing. */
export function isSendable(step: AnsweredStep, answers: Answers, facts: CheckFacts): boolean {
  const { check, checkSent = check }: AnyAnsweredRow = stepTable[step];
  return checkSent(answers, facts).length === 0;
}

/** Whether a step is asked, or may be left out as it is. */
export const isStepAsked = (name: StepName, answers: Answers): boolean | 'optional' =>
  stepRow(name).isAsked?.(answers) ?? true;

/** A step that the customer answers. */
export type HandedStep = {
  [Name in StepName]: (typeof stepTable)[Name] extends { readonly isHanded: true } ? Name : never;
}[StepName];

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
