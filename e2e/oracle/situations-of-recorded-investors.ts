import { never, noInvestor, type SituationOfAPerson } from './situation-of-a-person.ts';

/** An update of somebody who is sophisticated on record: its criterion is judged by what is on record after it. */
const by = (sophisticatedInvestorCriteria: string) => ({ sI: true, sophisticatedInvestorCriteria });
const criterion = 'sophisticatedInvestorCriteria';
const income = {
  low: "30 to 50 (RM'000)",
  middle: "100 to 200 (RM'000)",
  highest: "Above 300 (RM'000)",
};
const proof = ['Proof of a sophisticated investor'];

export const recordedInvestors: readonly SituationOfAPerson[] = [
  {
    who: 'sophisticated by income, whose income falls',
    onboarding: never('an applicant has one income: it is the row of the lowest income'),
    jointHolder: noInvestor,
    update: {
      record: { ...by('income'), annualIncome: income.highest },
      changes: { annualIncome: income.middle },
      result: 'refused',
      at: criterion,
      says: ['300,000', '100 to 200|200,000'],
    },
  },
  {
    who: 'sophisticated by income as the record says it in words, whose income falls',
    onboarding: never('an applicant has no record'),
    jointHolder: noInvestor,
    update: {
      record: {
        sI: true,
        sophisticatedInvestorCriteria: 'Annual income over MYR 300,000',
        annualIncome: income.highest,
      },
      changes: { annualIncome: income.low },
      result: 'refused',
      at: criterion,
      says: ['300,000', '30 to 50|50,000'],
    },
  },
  {
    who: 'sophisticated by income against the recorded income, which is not touched',
    onboarding: never('an applicant has no record'),
    jointHolder: noInvestor,
    update: {
      record: { ...by('income'), annualIncome: income.low },
      changes: { tel: '198820417' },
      result: 'taken',
    },
  },
  {
    who: 'sophisticated by the income with a spouse, and divorced now',
    onboarding: never('an applicant has one marital status: it is the row of the divorced'),
    jointHolder: noInvestor,
    update: {
      record: { ...by('joint-income'), maritalStatus: 'Married' },
      changes: { maritalStatus: 'Divorced' },
      result: 'refused',
      at: criterion,
      says: ['400,000', 'divorced'],
    },
  },
  {
    who: 'sophisticated by net assets, whose assets fall',
    onboarding: never('an applicant has one sum of assets: it is the row of RM 250,000'),
    jointHolder: noInvestor,
    update: {
      record: { ...by('net-assets'), personalAsset: 'RM 4,000,000' },
      changes: { personalAsset: 'RM 900,000' },
      result: 'refused',
      at: criterion,
      says: ['3 million|3,000,000', '900,000'],
    },
  },
  {
    who: 'sophisticated by income, and by a portfolio now',
    onboarding: never('an applicant has one criterion: it is the row of a portfolio'),
    jointHolder: noInvestor,
    update: {
      record: { ...by('income'), annualIncome: income.low },
      changes: { sophisticatedInvestorCriteria: 'portfolio' },
      result: 'taken',
      asked: criterion,
      documents: proof,
    },
  },
  {
    who: 'no longer sophisticated',
    onboarding: never('an applicant was not sophisticated before'),
    jointHolder: noInvestor,
    update: {
      record: by('portfolio'),
      changes: { sI: false },
      result: 'taken',
      asked: 'sI',
      notAsked: criterion,
      ends: criterion,
      documents: [],
      onceSettled: 'no more wholesale funds',
    },
  },
];
