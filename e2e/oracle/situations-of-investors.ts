import type { Answers } from './questions.ts';
import { noInvestor, type SituationOfAPerson } from './situation-of-a-person.ts';

/** docs/domain.md, section 5: the six criteria. Three of them are compared with what is stated. */
const by = (sophisticatedInvestorCriteria: string) => ({ sI: true, sophisticatedInvestorCriteria });

const income = {
  lowest: "Up to 30 (RM'000)",
  low: "30 to 50 (RM'000)",
  middle: "100 to 200 (RM'000)",
  high: "200 to 300 (RM'000)",
  highest: "Above 300 (RM'000)",
};
const proof = ['Proof of a sophisticated investor'];
const criterion = 'sophisticatedInvestorCriteria';

interface Stated {
  readonly employment?: Answers;
  readonly personal?: Answers;
}

/** Who claims a criterion that what is stated denies: in an onboarding as in an update of the criterion alone. */
const denied = (
  who: string,
  claimed: string,
  { employment = {}, personal = {} }: Stated,
  says: readonly string[],
): SituationOfAPerson => ({
  who,
  onboarding: {
    given: { employment, personal, investor: by(claimed) },
    result: 'refused',
    asked: `sI ${criterion}`,
    at: `investor.${criterion}`,
    says,
  },
  jointHolder: noInvestor,
  update: {
    record: { ...employment, ...personal, sI: false },
    changes: by(claimed),
    result: 'refused',
    asked: `sI ${criterion}`,
    at: criterion,
    says,
  },
});

/** Who claims a criterion that nothing stated denies: the document decides. */
const claimed = (
  who: string,
  by_: string,
  { employment = {}, personal = {} }: Stated,
): SituationOfAPerson => ({
  who,
  onboarding: {
    given: { employment, personal, investor: by(by_) },
    result: 'taken',
    asked: `sI ${criterion}`,
    documents: proof,
  },
  jointHolder: noInvestor,
  update: {
    record: { ...employment, ...personal, sI: false },
    changes: by(by_),
    result: 'taken',
    asked: `sI ${criterion}`,
    documents: proof,
    onceSettled: 'wholesale funds',
  },
});

export const investors: readonly SituationOfAPerson[] = [
  denied(
    'employed, the lowest income, sophisticated by income',
    'income',
    { employment: { annualIncome: income.lowest } },
    ['300,000', 'up to 30|30,000'],
  ),
  denied(
    'the income just below, sophisticated by income',
    'income',
    { employment: { annualIncome: income.high } },
    ['300,000', '200 to 300|200,000'],
  ),
  claimed('the highest income, sophisticated by income', 'income', {
    employment: { annualIncome: income.highest },
  }),
  denied(
    'single, sophisticated by the income with a spouse',
    'joint-income',
    { employment: { annualIncome: income.middle }, personal: { maritalStatus: 'Single' } },
    ['400,000', 'single'],
  ),
  denied(
    'divorced, sophisticated by the income with a spouse',
    'joint-income',
    { employment: { annualIncome: income.highest }, personal: { maritalStatus: 'Divorced' } },
    ['400,000', 'divorced'],
  ),
  denied(
    'widowed, sophisticated by the income with a spouse',
    'joint-income',
    { employment: { annualIncome: income.middle }, personal: { maritalStatus: 'Widowed' } },
    ['400,000', 'widowed'],
  ),
  claimed('married, sophisticated by the income with a spouse', 'joint-income', {
    employment: { annualIncome: income.middle },
    personal: { maritalStatus: 'Married' },
  }),
  denied(
    'assets of RM 250,000, sophisticated by net assets',
    'net-assets',
    { employment: { personalAsset: 'RM 250,000' } },
    ['3 million|3,000,000', '250,000'],
  ),
  denied(
    'assets of just RM 3,000,000, sophisticated by net assets',
    'net-assets',
    { employment: { personalAsset: '3000000' } },
    ['3 million|3,000,000'],
  ),
  denied(
    'assets in a range that ends at RM 3 million, sophisticated by net assets',
    'net-assets',
    { employment: { personalAsset: 'RM1 million to RM3 million' } },
    ['3 million|3,000,000'],
  ),
  denied(
    'assets below a sum, sophisticated by net assets',
    'net-assets',
    { employment: { personalAsset: 'Below RM500,000' } },
    ['3 million|3,000,000', '500,000'],
  ),
  claimed('assets above RM 3 million, sophisticated by net assets', 'net-assets', {
    employment: { personalAsset: 'Above RM3 million' },
  }),
  claimed('assets of RM 3,500,000, sophisticated by net assets', 'net-assets', {
    employment: { personalAsset: 'RM 3,500,000' },
  }),
  claimed('assets in words, sophisticated by net assets', 'net-assets', {
    employment: { personalAsset: 'Two houses and a share in a farm' },
  }),
  claimed('a low income, sophisticated by a portfolio', 'portfolio', {
    employment: { annualIncome: income.lowest },
  }),
  claimed('a low income, sophisticated by knowledge', 'knowledge', {
    employment: { annualIncome: income.low },
  }),
  {
    who: 'sophisticated without a criterion',
    onboarding: {
      given: { investor: { sI: true, sophisticatedInvestorCriteria: null } },
      result: 'refused',
      asked: `sI ${criterion}`,
      at: `investor.${criterion}`,
    },
    jointHolder: noInvestor,
    update: {
      record: { sI: false },
      changes: { sI: true },
      result: 'refused',
      asked: `sI ${criterion}`,
      at: criterion,
    },
  },
];
