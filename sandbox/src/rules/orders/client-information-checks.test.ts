import type { ClientInformationSent } from '@portal/shared/api/client-information';
import fc from 'fast-check';
import { LOOKUPS } from '../../seed/reference/lookups.ts';
import {
  malformedUpdate,
  outdatedRefusal,
  type UpdateFacts,
  updateRefusal,
} from './client-information-checks.ts';

const record = {
  email: 'tan@mail.example',
  telCountryCode: '60',
  tel: '123319047',
  nationality: 'MY',
  race: 'Chinese',
  maritalStatus: 'Single',
  noOfDependents: 0,
  occupation: 'Employed',
  occupationOth: '',
  occupationDesignation: 'Engineer',
  employerName: 'Sinar Sdn Bhd',
  employerAdd: '1 Jalan Ampang',
  natureofBusiness: 'Others',
  natureofBusinessOth: 'Toys',
  annualIncome: 'Up to 30',
  personalAsset: 'Above RM3 million',
  sourceOfIncome: 'Salary;Savings',
  sourceOfIncomeOth: '',
  purposeOfInvest: 'Growth',
  purposeOfInvestOth: '',
  sI: false,
  sophisticatedInvestorCriteria: '',
  epfNo: '12345678',
  usResidentStatus: 'Not a US person',
};
const facts: UpdateFacts = {
  record,
  plans: ['CS', 'EPF'],
  agentEmail: 'agent@mail.example',
  lookups: LOOKUPS,
};

/** An update with these changes, and with the record's fields as `before`. */
function update(changes: Omit<ClientInformationSent, 'before'>): ClientInformationSent {
  const before = Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(changes, name)));
  return { ...changes, before };
}

test.each<[string, ClientInformationSent, string]>([
  ['nothing', { before: {} }, 'before'],
  ['a field without its before', { tel: '1', before: {} }, 'before.tel'],
  ['a before without its field', { before: { tel: '1' } }, 'tel'],
  ['the same text', { tel: '1', before: { tel: '1' } }, 'tel'],
  [
    'the same list in another form',
    { sourceOfIncome: ['A', 'B'], before: { sourceOfIncome: 'A;B' } },
    'sourceOfIncome',
  ],
  ['nothing for nothing', { epfNo: null, before: { epfNo: '' } }, 'epfNo'],
])('[CLI-07] an update that changes %s is malformed', (_case, payload, field) =>
  expect(malformedUpdate(payload)?.field).toBe(field),
);

test.each<[Omit<ClientInformationSent, 'before'>, RegExp]>([
  [{ maritalStatus: 'Merry' }, /maritalStatus: not in the list/],
  [{ sourceOfIncome: 'Salary;Luck' }, /sourceOfIncome: not in the list/],
  [{ email: null }, /email: Enter/],
  [{ email: 'tan' }, /valid e-mail address/],
  [{ email: 'Agent@mail.example' }, /your own/],
  [{ email: 'agent+tan@mail.example' }, /your own/],
  [{ tel: '12331' }, /phone number/],
  [{ telCountryCode: '65', tel: '1' }, /phone number/],
  [{ epfNo: '12' }, /7 to 9 digits/],
  [{ noOfDependents: 21 }, /0 to 20/],
  [{ noOfDependents: null }, /0 to 20/],
  [{ sourceOfIncome: 'Others' }, /sourceOfIncomeOth/],
  [{ natureofBusiness: 'Retail' }, /natureofBusinessOth/],
  [{ natureofBusinessOth: null }, /natureofBusinessOth/],
  [{ occupationOth: 'Pilot' }, /occupationOth/],
  [{ sI: true }, /sophisticatedInvestorCriteria/],
  [{ sophisticatedInvestorCriteria: 'income' }, /sophisticatedInvestorCriteria/],
  [{ occupation: 'Retired' }, /occupationDesignation/],
  [{ sI: true, sophisticatedInvestorCriteria: 'income' }, /RM\s300,000, but the income stated is/],
  [
    { sI: true, sophisticatedInvestorCriteria: 'joint-income' },
    /RM\s400,000, but the marital status is Single/,
  ],
  [
    { sI: true, sophisticatedInvestorCriteria: 'net-assets', personalAsset: 'RM 3 million' },
    /RM\s3,000,000, but the assets stated are RM 3 million/,
  ],
])('[CLI-07] refuses %j', (changes, why) => {
  expect(malformedUpdate(update(changes))).toBeUndefined();
  expect(updateRefusal(update(changes), facts)).toMatch(why);
});

test.each<Omit<ClientInformationSent, 'before'>>([
  { maritalStatus: 'Married', noOfDependents: 2 },
  { email: 'mei@mail.example', tel: '1112345678' },
  { telCountryCode: '65', tel: '91234567' },
  { sourceOfIncome: ['Savings'] },
  { sourceOfIncome: 'Salary;Others', sourceOfIncomeOth: 'Royalties' },
  { natureofBusiness: 'Retail', natureofBusinessOth: null },
  { sI: true, sophisticatedInvestorCriteria: 'net-assets' },
  { sI: true, sophisticatedInvestorCriteria: 'income', annualIncome: "Above 300 (RM'000)" },
  { sI: true, sophisticatedInvestorCriteria: 'joint-income', maritalStatus: 'Married' },
  { sI: true, sophisticatedInvestorCriteria: 'knowledge' },
  { usResidentStatus: 'US citizen' },
  { epfNo: null },
])('[CLI-07] accepts %j', (changes) => expect(updateRefusal(update(changes), facts)).toBeUndefined());

test('[CLI-07] a sophisticated investor on record is judged again once income, assets or marital status change', () => {
  const married = { ...record, maritalStatus: 'Married', annualIncome: "Above 300 (RM'000)", sI: true };
  const refusalOf = (criterion: string, changes: Omit<ClientInformationSent, 'before'>) => {
    const on = { ...married, sophisticatedInvestorCriteria: criterion };
    const before = Object.fromEntries(Object.entries(on).filter(([name]) => Object.hasOwn(changes, name)));
    return updateRefusal({ ...changes, before }, { ...facts, record: on });
  };
  expect(refusalOf('income', { annualIncome: "200 to 300 (RM'000)" })).toMatch(/RM\s300,000/);
  expect(refusalOf('joint-income', { maritalStatus: 'Widowed' })).toMatch(/Widowed/);
  expect(refusalOf('Net assets over MYR 3 million', { personalAsset: '250000' })).toMatch(/RM\s3,000,000/);
  expect(refusalOf('income', { maritalStatus: 'Widowed' })).toBeUndefined();
  expect(refusalOf('', { maritalStatus: 'Widowed' })).toMatch(/Choose the criterion/);
  expect(refusalOf('', { race: 'Malay' })).not.toMatch(/sophisticatedInvestorCriteria/);
});

test('[CLI-07] the EPF number is not asked without an EPF account', () => {
  const without: UpdateFacts = { ...facts, plans: ['CS', 'PRS'] };
  expect(updateRefusal(update({ epfNo: '7654321' }), without)).toMatch(/epfNo: not asked/);
  expect(updateRefusal(update({ noOfDependents: 2 }), without)).toBeUndefined();
});

test('[CLI-07] refuses an update of a record that has changed since, in any of its fields', () => {
  const name = fc.constantFrom('tel' as const, 'employerName' as const, 'race' as const);
  fc.assert(
    fc.property(name, fc.string(), (field, now) => {
      const isSame = now === record[field];
      const outdated = outdatedRefusal(update({ [field]: 'new' }), { ...record, [field]: now });
      expect(outdated === undefined).toBe(isSame);
    }),
  );
});
