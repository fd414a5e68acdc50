import { factLabels } from '../person/fact-labels.ts';
import { readCode, readText } from '../person/read-text.ts';
import { isUsPerson } from '../person/us-person.ts';
import { choice, choices, defineFields, text, when } from './field.ts';

const chooseOne = 'Choose one.';

export const usFields = defineFields({
  usResidentStatus: choice('usResidentStatus', { label: factLabels.usResidentStatus, required: chooseOne }),
});

const isNoUsPerson = (usResidentStatus: string): boolean => !isUsPerson({ usResidentStatus });

/** Whether tax is paid in other countries than Malaysia; false while that is not answered. */
export const isTaxedElsewhere = ({ taxResidency }: { readonly taxResidency: string | null }): boolean =>
  Boolean(taxResidency) && taxResidency !== 'Malaysia only';

/** The step Tax of an onboarding, but the countries. For a US person it ends with the status. */
export const taxFields = defineFields({
  ...usFields,
  usIndicia: choices('usIndiciaType', {
    label: 'Signs of a link to the US',
    asked: when('usResidentStatus', isNoUsPerson),
  }),
  usExplanation: text({
    label: 'Why not a US person',
    asked: when('usIndicia', (signs: string[]) => signs.length > 0),
    required: 'Explain why the customer is no US person.',
    read: (typed) => readText(typed, 200),
  }),
  taxResidency: choice('taxResidency', {
    label: 'Tax residency',
    asked: when('usResidentStatus', isNoUsPerson),
    required: chooseOne,
  }),
});

/** A further country of tax residence: its number, or a reason why there is none. */
export const taxCountryFields = defineFields({
  country: choice('country', { label: 'Country', required: chooseOne }),
  tin: text({
    label: 'Tax number',
    typing: 'code',
    care: 'identifying',
    asked: when('tinReason', (reason: string) => reason === ''),
    required: 'Enter the tax number, or say that there is none.',
    read: (typed) => readCode(typed),
  }),
  tinReason: choice('tinReason', { label: 'Why there is no tax number' }),
  explanation: text({
    label: 'Why it cannot be obtained',
    asked: when('tinReason', (reason: string) => reason === 'B'),
    required: 'Write one sentence, for example: applied for, not yet issued.',
  }),
});
