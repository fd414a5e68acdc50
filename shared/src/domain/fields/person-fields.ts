import { cleanText } from '@portal/shared/clean-text';
import { factLabels } from '../person/fact-labels.ts';
import { readEpfNumber } from '../person/read-epf-number.ts';
import { readCode, readText } from '../person/read-text.ts';
import { accept, type Reading, refuse } from '../person/reading.ts';
import { choice, count, defineFields, text, when, yesNo } from './field.ts';
import { usFields } from './tax-fields.ts';
import { updatedEmployment } from './work-fields.ts';

const chooseOne = 'Choose one.';

/** Reads a typed whole number from 0 to `max`. */
function readCount(typed: string, max: number): Reading {
  const digits = cleanText(typed);
  const isCount = /^\d{1,6}$/.test(digits) && Number(digits) <= max;
  return isCount ? accept(digits) : refuse(`Enter a whole number from 0 to ${max}.`);
}

/** Who the person is, besides the identity document. */
export const personalFields = defineFields({
  maritalStatus: choice('maritalStatus', { label: 'Marital status', required: chooseOne }),
  salutation: choice('salutation', { label: 'Salutation', required: chooseOne }),
  race: choice('race', { label: 'Race', required: chooseOne }),
  nationality: choice('nationality', { label: 'Nationality', initial: 'MY', required: chooseOne }),
  noOfDependents: count({
    label: 'Dependants',
    help: '0 to 20.',
    typing: 'digits',
    required: 'Enter a whole number from 0 to 20.',
    read: (typed) => readCount(typed, 20),
  }),
});

const { maritalStatus: _status, noOfDependents: _number, ...minorFields } = personalFields;
/** What a minor is asked of it. */
export const minorPersonalFields = defineFields(minorFields);

/** How the person is reached, besides the addresses. */
export const reachFields = defineFields({
  telCountryCode: choice('dialingCodes', {
    label: 'Mobile country code',
    initial: '60',
    required: chooseOne,
  }),
  tel: text({
    label: 'Mobile',
    help: 'With or without the country code.',
    typing: 'phone',
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
    typing: 'email',
    care: 'private',
    isWide: true,
    required: 'Enter the customer’s e-mail: the confirmation link goes there.',
    read: (typed, { readEmail, agentEmail }) => readEmail(typed, agentEmail),
  }),
});

/** An address: of the residence, and of letters. What its country asks of it: `addressFieldsByCountry`. */
export const addressFields = defineFields({
  address1: text({
    label: 'Address, line 1',
    typing: 'words',
    care: 'private',
    required: 'Enter the address.',
  }),
  address2: text({ label: 'Address, line 2', typing: 'words', care: 'private' }),
  address3: text({ label: 'Address, line 3', typing: 'words', care: 'private' }),
  postcode: text({
    label: 'Postcode',
    typing: 'code',
    care: 'private',
    beside: 'country',
    read: (typed, _facts, country) =>
      country !== 'MY' || /^\d{5}$/.test(cleanText(typed))
        ? readCode(typed)
        : refuse('Enter 5 digits, for example 47301.'),
  }),
  city: text({ label: 'City', typing: 'words', care: 'private' }),
  /** A choice in Malaysia, and typed elsewhere. */
  state: choice('state', {
    label: 'State',
    typing: 'words',
    care: 'private',
    read: (typed) => readText(typed),
  }),
  country: choice('country', { label: 'Country', initial: 'MY', required: chooseOne }),
});

/** Of a second holder and of a nominee: what each is to the applicant. */
export const relationFields = defineFields({
  relationship: choice('relationship', { label: 'Relationship', required: chooseOne }),
});

export const investorFields = defineFields({
  sI: yesNo({
    label: factLabels.sI,
    help: 'A sophisticated investor may buy wholesale funds.',
    required: chooseOne,
  }),
  sophisticatedInvestorCriteria: choice('sophisticatedInvestorTypes', {
    label: 'Qualifies by',
    isWide: true,
    asked: when('sI', (sI: '' | 'yes' | 'no') => sI === 'yes'),
    required: 'Choose the criterion.',
    // what it is judged by: `criterionRefusal`
    checkedWith: ['annualIncome', 'personalAsset', 'maritalStatus'],
  }),
});

/** Asked with an EPF plan in an onboarding, and with an EPF account in an update, where it may be empty. */
export const epfFields = defineFields({
  epfNo: text({
    label: 'EPF number',
    help: '7 to 9 digits.',
    typing: 'digits',
    care: 'identifying',
    read: readEpfNumber,
  }),
});

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
