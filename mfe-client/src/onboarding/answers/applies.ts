import type { Plan } from '@portal/shared/api/wire';
import { isAsked, isUsPerson, taxFields } from '@portal/shared/fields';
import type { Answers, TaxCountry, WhoAnswers } from './answers.ts';

const hasPlan = ({ plans }: WhoAnswers, plan: Plan): boolean => plans.includes(plan);

/** Whether the account has a second holder. Only a cash account can (docs/domain.md, section 1). */
export const hasJointHolder = ({ who }: Pick<Answers, 'who'>): boolean =>
  who.accountType !== 'IND' && hasPlan(who, 'CS');

/** Whether the second holder is a minor. */
export const hasMinor = ({ who }: Pick<Answers, 'who'>): boolean => who.accountType === 'MNR';

/** Whether the onboarding stops at a step: head office opens the account of a US person (docs/domain.md, section 5). */
export const isStoppedAt = (step: string, { tax, joint }: Answers): boolean =>
  step === 'tax' ? isUsPerson(tax) : step === 'joint' && isUsPerson(joint.tax);

/** Whether the type and number of an EPF membership are asked: for an EPF plan. */
export const needsEpf = (who: WhoAnswers): boolean => hasPlan(who, 'EPF');

/** Whether nominees can be named: for PRS only. */
export const canHaveNominees = ({ who }: Pick<Answers, 'who'>): boolean => hasPlan(who, 'PRS');

/** Whether the applicant has signs of a link to the US and is no US person, so that they must be explained. */
export const needsUsExplanation = (tax: Answers['tax']): boolean =>
  isAsked(taxFields, 'usExplanation', tax, undefined);

/** A country's answers as its rows read them: a reason counts only where there is no number. */
export const readableCountry = ({ hasNoTin, tin, tinReason, ...country }: TaxCountry) => ({
  ...country,
  tin: hasNoTin ? '' : tin,
  tinReason: hasNoTin ? tinReason : '',
});
