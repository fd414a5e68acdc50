import { cleanText } from '@portal/shared/clean-text';
import { factLabels } from '../person/fact-labels.ts';
import { readEmail } from '../person/read-email.ts';
import { readEpfNumber } from '../person/read-epf-number.ts';
import { readText } from '../person/read-text.ts';
import { accept, refuse } from '../person/reading.ts';
import {
  checkedTogether,
  choice,
  choices,
  count,
  defineFields,
  oneOf,
  others,
  text,
  when,
  yesNo,
} from './field.ts';
import { readCount } from './read-count.ts';

const chooseOne = 'Choose one.';
const sayOthers = 'Say what “Others” is.';
/** Longest address, which has several lines. */
const readAddress = (typed: string) => readText(typed, 200);

/** Who the person is, besides the identity document. */
export const personalFields = defineFields({
  maritalStatus: choice('maritalStatus', { label: 'Marital status', required: chooseOne }),
  salutation: choice('salutation', { label: 'Salutation', required: chooseOne }),
  race: choice('race', { label: 'Race', required: chooseOne }),
  nationality: choice('nationality', { label: 'Nationality', initial: 'MY', required: chooseOne }),
  noOfDependents: count({
    label: 'Dependants',
    help: '0 to 20.',
    digits: true,
    required: 'Enter a whole number from 0 to 20.',
    read: (typed) => readCount(typed, 20),
  }),
});

/** How the person is reached, besides the addresses. */
export const reachFields = defineFields({
  telCountryCode: choice('dialingCodes', {
    label: 'Mobile country code',
    inText: 'mobile number',
    initial: '60',
    required: chooseOne,
  }),
  tel: text({
    label: 'Mobile',
    inText: 'mobile number',
    help: 'With or without the country code.',
    digits: true,
    care: 'private',
    required: 'Enter the mobile number.',
    beside: 'telCountryCode',
    read(typed, { readPhone }, countryCode) {
      const phone = readPhone(typed, { countryCode, isMobile: true });
      return phone.ok ? accept(phone.value.national) : phone;
    },
  }),
  email: text({
    label: 'E-mail',
    care: 'private',
    isWide: true,
    required: 'Enter the customer’s e-mail: the confirmation link goes there.',
    read: (typed, { agentEmail }) => readEmail(typed, agentEmail),
  }),
});

/** An address: of the residence, and of letters. City and state are filled by the postcode on the page. */
export const addressFields = defineFields({
  address1: text({ label: 'Address, line 1', care: 'private', required: 'Enter the address.' }),
  address2: text({ label: 'Address, line 2', care: 'private' }),
  address3: text({ label: 'Address, line 3', care: 'private' }),
  postcode: text({
    label: 'Postcode',
    care: 'private',
    required: 'Enter the postcode.',
    beside: 'country',
    read: (typed, _facts, country) =>
      country !== 'MY' || /^\d{5}$/.test(cleanText(typed))
        ? readText(typed)
        : refuse('Enter 5 digits, for example 47301.'),
  }),
  city: text({ label: 'City', care: 'private', required: 'Enter the city.' }),
  /** A choice in Malaysia, and typed elsewhere. */
  state: choice('state', {
    label: 'State',
    care: 'private',
    required: 'Enter the state or region.',
    read: (typed) => readText(typed),
  }),
  country: choice('country', { label: 'Country', initial: 'MY', required: chooseOne }),
});

/** Whether the person works, and so has a business or an employer. */
const works = (occupation: string): boolean => occupation === 'Employed' || occupation === 'Self-employed';

export const occupationFields = defineFields({
  occupation: choice('employmentStatus', { label: 'Occupation', required: chooseOne }),
  occupationOth: text({ label: 'Other occupation', asked: others('occupation'), required: sayOthers }),
  occupationDesignation: text({ label: 'Designation', asked: when('occupation', works) }),
  employerName: text({
    label: 'Employer',
    isWide: true,
    asked: when('occupation', works),
    required: 'Enter the employer, or the name of the business.',
  }),
  employerAdd: text({
    label: 'Employer’s address',
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
  sourceOfIncome: choices('sourceOfIncome', { label: 'Source of income', required: 'Choose at least one.' }),
  sourceOfIncomeOth: text({
    label: 'Other source of income',
    isWide: true,
    asked: others('sourceOfIncome'),
    required: sayOthers,
  }),
  purposeOfInvest: choices('purposeOfInvestment', {
    label: 'Purpose of investment',
    required: 'Choose at least one.',
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

export const investorFields = defineFields({
  sI: yesNo({
    label: factLabels.sI,
    help: 'A sophisticated investor may buy wholesale funds.',
    required: chooseOne,
  }),
  sophisticatedInvestorCriteria: choice('sophisticatedInvestorTypes', {
    label: 'Qualifies by',
    inText: 'sophisticated investor',
    isWide: true,
    asked: when('sI', (sI: '' | 'yes' | 'no') => sI === 'yes'),
    required: 'Choose the criterion.',
  }),
});

/** Asked with an EPF plan in an onboarding, and always in an update, where it may be empty. */
export const epfFields = defineFields({
  epfNo: text({
    label: 'EPF number',
    help: '7 to 9 digits. Empty if there is none.',
    digits: true,
    care: 'identifying',
    read: readEpfNumber,
  }),
});

export const usFields = defineFields({
  usResidentStatus: choice('usResidentStatus', { label: factLabels.usResidentStatus, required: chooseOne }),
});

/** The step Work and means of an onboarding. */
export const employmentFields = defineFields({ ...occupationFields, ...meansFields });
/** The record of many customers lacks these: an update asks for them once it changes anything of work and means. */
const updatedEmployment = checkedTogether(employmentFields, ['employerName', 'employerAdd', 'personalAsset']);
const { salutation: _, ...updatedPersonal } = personalFields;
const { email, ...phone } = reachFields;
const { nationality, race, ...otherPersonal } = updatedPersonal;
/** What an update of the record may change, in the order of its form. */
export const updateFields = defineFields({
  email,
  ...phone,
  nationality,
  race,
  ...otherPersonal,
  ...updatedEmployment,
  ...investorFields,
  ...epfFields,
  ...usFields,
});
