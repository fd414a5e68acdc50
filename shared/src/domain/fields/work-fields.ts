import { readText } from '../person/read-text.ts';
import { checkedTogether, choice, choices, defineFields, oneOf, others, text, when } from './field.ts';

const chooseOne = 'Choose one.';
const chooseAny = 'Choose at least one.';
const sayOthers = 'Say what “Others” is.';
/** Longest address, which has several lines. */
const readAddress = (typed: string) => readText(typed, 200);

/** Whether the person works, and so has a business or an employer. */
const works = (occupation: string): boolean => occupation === 'Employed' || occupation === 'Self-employed';

export const occupationFields = defineFields({
  occupation: choice('employmentStatus', { label: 'Occupation', required: chooseOne }),
  occupationOth: text({ label: 'Other occupation', asked: others('occupation'), required: sayOthers }),
  occupationDesignation: text({ label: 'Designation', asked: when('occupation', works) }),
  employerName: text({
    label: 'Employer',
    typing: 'words',
    isWide: true,
    asked: when('occupation', works),
    required: 'Enter the employer, or the name of the business.',
  }),
  employerAdd: text({
    label: 'Employer’s address',
    typing: 'words',
    isWide: true,
    asked: when('occupation', works),
    required: 'Enter the employer’s address.',
    read: readAddress,
  }),
  natureofBusiness: choice('natureOfBusiness', {
    label: 'Nature of business',
    asked: when('occupation', works),
    required: chooseOne,
  }),
  natureofBusinessOth: text({
    label: 'Other nature of business',
    asked: others('natureofBusiness'),
    required: sayOthers,
  }),
});

export const meansFields = defineFields({
  annualIncome: choice('annualIncome', { label: 'Annual income', care: 'private', required: chooseOne }),
  personalAsset: text({
    label: 'Personal assets',
    care: 'private',
    moneyRange: true,
    required: 'Enter what the customer owns, for example RM 250,000.',
  }),
  sourceOfIncome: choices('sourceOfIncome', { label: 'Source of income', required: chooseAny }),
  sourceOfIncomeOth: text({
    label: 'Other source of income',
    isWide: true,
    asked: others('sourceOfIncome'),
    required: sayOthers,
  }),
  purposeOfInvest: choices('purposeOfInvestment', {
    label: 'Purpose of investment',
    required: chooseAny,
  }),
  purposeOfInvestOth: text({
    label: 'Other purpose of investment',
    isWide: true,
    asked: others('purposeOfInvest'),
    required: sayOthers,
  }),
});

/** Kinds of politically exposed persons. */
export const pepStatuses = [
  'None',
  'Domestic',
  'Foreign',
  'International organisation',
  'Family',
  'Associate',
] as const;
type PepStatus = (typeof pepStatuses)[number];
const isExposed = (status: PepStatus | ''): boolean => status !== '' && status !== 'None';

export const exposureFields = defineFields({
  status: oneOf(pepStatuses, { label: 'Politically exposed', names: { None: 'No' }, required: chooseOne }),
  position: text({ label: 'Position', asked: when('status', isExposed), required: 'Enter the position.' }),
  sourceOfWealth: text({
    label: 'Source of wealth',
    asked: when('status', isExposed),
    required: 'Enter where the wealth comes from.',
  }),
});

/** The step Work and means of an onboarding. */
export const employmentFields = defineFields({ ...occupationFields, ...meansFields });
/** The record of many customers lacks these: an update asks for them once it changes anything of work and means. */
export const updatedEmployment = checkedTogether(employmentFields, [
  'employerName',
  'employerAdd',
  'personalAsset',
]);
