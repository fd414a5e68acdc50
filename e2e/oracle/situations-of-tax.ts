import type { Answers } from './questions.ts';
import { never, notOnRecord, type SituationOfAPerson } from './situation-of-a-person.ts';

/** docs/domain.md, section 5: signs of a link to the US, and tax. */
const w8ben = { applicant: ['Form W-8BEN'], holder: ['Form W-8BEN, joint holder'] };
const born = { usIndicia: ['Born in the US'], usExplanation: 'Left as a baby.' };
const wasNotBefore = never('somebody who is new had no status before');

/** A US person is asked nothing else of tax. */
const nothingElse = { taxResidency: null };

/** A US person: an onboarding stops, an update is a fact that is recorded. */
const ofTheUs = (who: string, usResidentStatus: string): SituationOfAPerson => {
  const given = { tax: { ...nothingElse, usResidentStatus } };
  const stops = { given, result: 'stopped', asked: 'usResidentStatus', at: 'tax.usResidentStatus' } as const;
  return {
    who,
    onboarding: { ...stops, says: ['head office'] },
    jointHolder: { ...stops, accountType: 'JNT', says: ['head office'] },
    update: {
      record: { usResidentStatus: 'Not a US person' },
      changes: { usResidentStatus },
      result: 'taken',
      asked: 'usResidentStatus',
      documents: ['Form W-9'],
      onceSettled: 'no more purchases',
    },
  };
};

/** Somebody who is asked the same as an applicant and as a second holder, and is not asked it in an update. */
const asked = (
  who: string,
  tax: Answers,
  judged: { readonly asked: string; readonly at?: string; readonly isNotOffered?: true },
  documents: { readonly applicant: readonly string[]; readonly holder: readonly string[] } = {
    applicant: [],
    holder: [],
  },
): SituationOfAPerson => {
  const result = judged.at === undefined ? 'taken' : 'refused';
  return {
    who,
    onboarding: { ...judged, given: { tax }, result, documents: documents.applicant },
    jointHolder: { ...judged, given: { tax }, result, documents: documents.holder, accountType: 'JNT' },
    update: notOnRecord,
  };
};

const number = (country: string, tin: string) => ({ country, tin, tinReason: null, explanation: null });
const reason = (country: string, tinReason: string, explanation: string | null = null) => ({
  country,
  tin: null,
  tinReason,
  explanation,
});
const elsewhere = (...countries: readonly Answers[]) => ({
  taxResidency: 'Malaysia and elsewhere',
  countries,
});

const five = [
  number('SG', 'S7654321A'),
  number('GB', '1234567890'),
  number('AU', '123456782'),
  number('ID', '091234567890123'),
  reason('AE', 'A'),
];

export const taxed: readonly SituationOfAPerson[] = [
  ofTheUs('a US citizen', 'US citizen'),
  ofTheUs('a US resident', 'US resident'),
  asked('a sign of a link to the US, explained', born, { asked: 'usExplanation' }, w8ben),
  asked(
    'a sign of a link to the US without an explanation',
    { ...born, usExplanation: null },
    { asked: 'usExplanation', at: 'tax.usExplanation' },
    w8ben,
  ),
  {
    who: 'no longer a US citizen',
    onboarding: wasNotBefore,
    jointHolder: wasNotBefore,
    update: {
      record: { usResidentStatus: 'US citizen' },
      changes: { usResidentStatus: 'Not a US person' },
      result: 'taken',
      asked: 'usResidentStatus',
      documents: ['Form W-8BEN'],
      onceSettled: 'purchases again',
    },
  },
  {
    who: 'a US resident becomes a US citizen',
    onboarding: wasNotBefore,
    jointHolder: wasNotBefore,
    update: {
      record: { usResidentStatus: 'US resident' },
      changes: { usResidentStatus: 'US citizen' },
      result: 'taken',
      asked: 'usResidentStatus',
      documents: ['Form W-9'],
    },
  },
  {
    who: 'a minor who is a US citizen',
    onboarding: never('an applicant is 18 or over'),
    jointHolder: {
      accountType: 'MNR',
      given: { tax: { ...nothingElse, usResidentStatus: 'US citizen' } },
      result: 'stopped',
      asked: 'usResidentStatus',
      at: 'tax.usResidentStatus',
      says: ['head office'],
    },
    update: never('a minor has no record that is updated alone'),
  },
  {
    who: 'a minor with a sign of a link to the US',
    onboarding: never('an applicant is 18 or over'),
    jointHolder: {
      accountType: 'MNR',
      given: { tax: born },
      result: 'taken',
      asked: 'usExplanation',
      documents: w8ben.holder,
    },
    update: never('a minor has no record that is updated alone'),
  },
  asked('taxed in Singapore, too, with a number', elsewhere(number('SG', 'S7654321A')), {
    asked: 'countries',
  }),
  asked('taxed elsewhere, and no country is said', elsewhere(), { asked: 'countries', at: 'tax.countries' }),
  asked('taxed where no number can be obtained', elsewhere(reason('SG', 'B', 'Applied for.')), {
    asked: 'countries',
  }),
  asked('taxed where no number can be obtained, without an explanation', elsewhere(reason('SG', 'B')), {
    asked: 'countries',
    at: 'tax.countries.0.explanation',
  }),
  asked('taxed in five other countries', elsewhere(...five), { asked: 'countries' }),
  asked('taxed in six other countries', elsewhere(...five, number('BN', 'BN123')), {
    asked: 'countries',
    at: 'tax.countries',
    isNotOffered: true,
  }),
];
