import { lookups as endpoint } from '@portal/shared/api/lookups';
import { decoded, samples } from '@portal/shared/testing';
import fc from 'fast-check';
import { criterionRefusal } from './criterion.ts';

const named = (...names: string[]) => names.map((name) => ({ name, value: name }));
const bands = ['Up to 30', '30 to 50', '50 to 100', '100 to 200', '200 to 300', 'Above 300'].map(
  (range) => `${range} (RM'000)`,
);
const [, , , , secondBand = '', highestBand = ''] = bands;
const lookups = decoded(endpoint, {
  ...samples.lookups,
  annualIncome: [...named(...bands), { name: highestBand, value: 'H' }, { name: secondBand, value: 'S' }],
  maritalStatus: named('Single', 'Married', 'Divorced', 'Widowed'),
  sophisticatedInvestorTypes: Object.entries({
    'net-assets': 'Net assets over MYR 3 million',
    income: 'Annual income over MYR 300,000',
    'joint-income': 'Annual income with spouse over MYR 400,000',
    portfolio: 'Capital-market portfolio over MYR 1 million',
  }).map(([value, digitalName]) => ({ customerType: 'Individual', digitalName, value })),
});

const stated = {
  sI: 'yes',
  sophisticatedInvestorCriteria: 'income',
  annualIncome: highestBand,
  maritalStatus: 'Married',
  personalAsset: 'Above RM3 million',
};
const refusalOf = (answers: Partial<typeof stated>) => criterionRefusal({ ...stated, ...answers }, lookups);

const income = (text: string) =>
  `This needs an annual income over RM\u00a0300,000, but the income stated is ${text}.`;
const spouse = (status: string) =>
  `This needs an income with the spouse over RM\u00a0400,000, but the marital status is ${status}.`;
const assets = (text: string) =>
  `This needs net assets over RM\u00a03,000,000, but the assets stated are ${text}.`;

test.each<[string, Partial<typeof stated>, string | undefined]>([
  ['income', { annualIncome: highestBand }, undefined],
  ['income', { annualIncome: 'H' }, undefined],
  ['income', { annualIncome: secondBand }, income('RM 200,000 to 300,000')],
  ['income', { annualIncome: 'S' }, income('RM 200,000 to 300,000')],
  ['income', { annualIncome: "Up to 30 (RM'000)" }, income('Up to RM 30,000')],
  ['income', { annualIncome: '' }, income('none')],
  ['Annual income over MYR 300,000', { annualIncome: '' }, income('none')],
  ['joint-income', { annualIncome: secondBand }, undefined],
  ['joint-income', { maritalStatus: 'Single' }, spouse('Single')],
  ['joint-income', { maritalStatus: 'Divorced' }, spouse('Divorced')],
  ['joint-income', { maritalStatus: 'Widowed' }, spouse('Widowed')],
  ['Annual income with spouse over MYR 400,000', { maritalStatus: 'Single' }, spouse('Single')],
  ['net-assets', { personalAsset: 'Above RM3 million' }, undefined],
  ['net-assets', { personalAsset: 'RM 3,000,001' }, undefined],
  ['net-assets', { personalAsset: 'RM 3,000,000' }, assets('RM 3,000,000')],
  ['net-assets', { personalAsset: 'RM1 million to RM3 million' }, assets('RM 1 million to 3 million')],
  ['net-assets', { personalAsset: 'two houses' }, undefined],
  ['net-assets', { personalAsset: '' }, undefined],
  ['Net assets over MYR 3 million', { personalAsset: '250000' }, assets('250000')],
  ['portfolio', { annualIncome: '', maritalStatus: 'Single', personalAsset: '1' }, undefined],
  ['', { annualIncome: '' }, undefined],
])('sophisticated by %j with %j', (criterion, answers, refusal) =>
  expect(refusalOf({ ...answers, sophisticatedInvestorCriteria: criterion })).toBe(refusal),
);

test('what is not asked yet is not judged, and who is no sophisticated investor is not either', () => {
  const criterion = fc.constantFrom('income', 'joint-income', 'net-assets', 'portfolio', 'accredited');
  const answer = fc.option(fc.oneof(fc.constantFrom(...bands, 'Single', '1'), fc.string()), {
    nil: undefined,
  });
  const answers = fc.record({ annualIncome: answer, maritalStatus: answer, personalAsset: answer });
  fc.assert(
    fc.property(criterion, answers, fc.constantFrom('', 'no'), (code, given, sI) => {
      expect(
        criterionRefusal({ sI, sophisticatedInvestorCriteria: code, ...given }, lookups),
      ).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(criterion, (code) => {
      expect(criterionRefusal({ sI: 'yes', sophisticatedInvestorCriteria: code }, lookups)).toBeUndefined();
    }),
  );
});

test('one criterion is judged by one answer, whatever the others are', () => {
  const status = fc.constantFrom('Single', 'Married', 'Divorced', 'Widowed');
  const millions = fc.integer({ min: 0, max: 10 });
  fc.assert(
    fc.property(fc.constantFrom(...bands), status, millions, (annualIncome, maritalStatus, count) => {
      const answers = { annualIncome, maritalStatus, personalAsset: `RM ${count} million` };
      const isRefused = (code: string) =>
        refusalOf({ ...answers, sophisticatedInvestorCriteria: code }) !== undefined;
      expect(isRefused('income')).toBe(annualIncome !== highestBand);
      expect(isRefused('joint-income')).toBe(maritalStatus !== 'Married');
      expect(isRefused('net-assets')).toBe(count <= 3);
    }),
  );
});
