/** The steps in order: name in the address, title, and one line that says why it is asked. */
export const stepTable = {
  who: ['Who', 'Decides which accounts are opened, and who signs.'],
  identity: ['Identity', 'Photograph or upload the card. It is read, then you check the details.'],
  personal: ['Personal', 'The regulator asks for these of every account holder.'],
  contact: ['Contact', 'The confirmation link goes to this e-mail, letters to this address.'],
  work: ['Work and means', 'Shows where the money comes from, and what the customer can afford.'],
  exposure: [
    'Exposure',
    'The law asks for more care with people in public positions, and those close to them.',
  ],
  tax: ['Tax', 'Decides whether this account is reported to another country.'],
  investor: ['Investor', 'Only sophisticated investors may buy wholesale funds.'],
  suitability: ['Suitability', 'Decides which funds suit the customer.'],
  joint: ['Joint holder', 'The second person of the account.'],
  nominees: ['Nominees', 'Optional. Who receives the retirement savings if the customer dies.'],
  bank: ['Bank account', 'Optional. Payouts go to it.'],
  investment: ['First investment', 'Optional. It is sent with the onboarding.'],
  documents: ['Documents', 'What this applicant needs, and why.'],
  review: ['Review', 'Read it to the customer. Nothing is sent to the customer before Complete.'],
} as const satisfies Record<string, readonly [title: string, why: string]>;

/** Name of a step, as in the address. */
export type StepName = keyof typeof stepTable;

const isStepName = (name: string): name is StepName => Object.hasOwn(stepTable, name);

/** Names of all steps, in order. */
export const stepNames: readonly StepName[] = Object.keys(stepTable).filter(isStepName);

/** Returns the step that the address's `step` parameter names; `undefined` for none or an unknown one. */
export const readStepName = (name: string | null): StepName | undefined =>
  name !== null && isStepName(name) ? name : undefined;

/** A step that the form has from the start. The others are loaded after the first one. */
export type EarlyStep = 'who' | 'identity';
/** Whether a step is Who or Identity, whose code comes with the form; that of all others is loaded later. */
export const isEarlyStep = (step: StepName): step is EarlyStep => step === 'who' || step === 'identity';
