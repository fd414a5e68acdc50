import type { Lookups } from '@portal/shared/api/lookups';
import type { Plan } from '@portal/shared/api/wire';
import { hasOthers } from '@portal/shared/person';
import { isUsPerson } from '@portal/shared/records';
import type { Answers, WhoAnswers, WorkAnswers } from './answers.ts';

/** Tax residency of who needs no further tax number: a value of the lookups. */
const malaysiaOnly = 'Malaysia only';

const hasPlan = ({ plans }: WhoAnswers, plan: Plan): boolean => plans.includes(plan);

/** Whether the account has a second holder. Only a cash account can (domain, section 1). */
export const hasJointHolder = ({ who }: Pick<Answers, 'who'>): boolean =>
  who.accountType !== 'IND' && hasPlan(who, 'CS');

/** Whether the type and number of an EPF membership are asked: for an EPF plan. */
export const needsEpf = (who: WhoAnswers): boolean => hasPlan(who, 'EPF');

/** Whether nominees can be named: for PRS only. */
export const canHaveNominees = ({ who }: Pick<Answers, 'who'>): boolean => hasPlan(who, 'PRS');

/** Whether the applicant works, and so has a business or an employer. */
const works = ({ occupation }: WorkAnswers): boolean =>
  occupation === 'Employed' || occupation === 'Self-employed';

/** Whether the applicant is politically exposed; false while that is not answered. */
export const isExposed = ({ status }: Answers['exposure']): boolean => status !== '' && status !== 'None';

/** Whether the applicant has signs of a link to the US and is no US person, so that they must be explained. */
export const needsUsExplanation = (tax: Answers['tax']): boolean =>
  tax.usResidentStatus !== '' && !isUsPerson(tax) && tax.usIndicia.length > 0;

/** Whether tax is paid in other countries than Malaysia; false while that is not answered. */
export const isTaxedElsewhere = ({ taxResidency }: Answers['tax']): boolean =>
  taxResidency !== '' && taxResidency !== malaysiaOnly;

const otherFields = {
  occupationOth: 'occupation',
  natureofBusinessOth: 'natureofBusiness',
  sourceOfIncomeOth: 'sourceOfIncome',
  purposeOfInvestOth: 'purposeOfInvest',
} as const satisfies Partial<Record<keyof WorkAnswers, keyof WorkAnswers>>;
const employerFields: readonly (keyof WorkAnswers)[] = [
  'occupationDesignation',
  'employerName',
  'employerAdd',
  'natureofBusiness',
  'natureofBusinessOth',
];

const isOther = (name: string): name is keyof typeof otherFields => Object.hasOwn(otherFields, name);

/**
 * Whether a field of work and means is asked: an employer's only if the applicant works, a text only if `Others` is
 * chosen, all others always.
 */
export function isWorkFieldAsked(name: keyof WorkAnswers, work: WorkAnswers, lookups: Lookups): boolean {
  if (employerFields.includes(name) && !works(work)) return false;
  if (!isOther(name)) return true;
  const chosen = work[otherFields[name]];
  return hasOthers(otherFields[name], typeof chosen === 'string' ? [chosen] : chosen, lookups);
}
