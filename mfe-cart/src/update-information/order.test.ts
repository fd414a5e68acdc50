import { listOptions } from '@portal/shared/person';
import fc from 'fast-check';
import { outcomeOf } from './changes.ts';
import { updateContext, updateLookups } from './fixtures/update.ts';
import { readUpdate } from './order.ts';
import { type UpdateValues, updateFields, valuesOfItem, valuesOfRecord } from './update-fields.ts';

const context = updateContext();
const recorded = valuesOfRecord(context.record);
const highestIncome = "Above 300 (RM'000)";

/** The payload of a form with these changes. */
function payloadOf(changes: Partial<UpdateValues>, given = context) {
  const reading = readUpdate({ ...valuesOfRecord(given.record), ...changes }, given);
  if (reading.status === 'incomplete') throw new Error(JSON.stringify(reading.missing));
  return reading.payload;
}

const missingOf = (changes: Partial<UpdateValues>, given = context) => {
  const reading = readUpdate({ ...valuesOfRecord(given.record), ...changes }, given);
  return reading.status === 'incomplete' ? reading.missing.map(({ field }) => field) : [];
};

test.each([
  ['60', '123319047', '12-331 9047'],
  ['65', '91234567', '91234567'],
  ['60', '+6591234567', '+6591234567'],
])(
  'a number of +%s on record, %s, is first shown as %s, which is no change',
  (telCountryCode, tel, shown) => {
    const given = updateContext({ telCountryCode, tel });
    expect(valuesOfRecord(given.record).tel).toBe(shown);
    expect(payloadOf({ race: '01' }, given)).toEqual({ race: '01', before: { race: 'Chinese' } });
  },
);

test.each<[Partial<UpdateValues>, object]>([
  [
    { email: ' mei@mail.example ' },
    { email: 'mei@mail.example', before: { email: 'tan.mei.ling@mail.example' } },
  ],
  [{ tel: '012-331 9048' }, { tel: '123319048', before: { tel: '123319047' } }],
  [
    { telCountryCode: '65', tel: '91234567' },
    { telCountryCode: '65', tel: '91234567', before: { telCountryCode: '60', tel: '123319047' } },
  ],
  [{ race: '01' }, { race: '01', before: { race: 'Chinese' } }],
  [{ noOfDependents: '2' }, { noOfDependents: 2, before: { noOfDependents: 0 } }],
  [{ epfNo: '' }, { epfNo: null, before: { epfNo: '12345678' } }],
  [{ employerName: 'Sinar' }, { employerName: 'Sinar', before: { employerName: 'Mutiara' } }],
  [
    { occupation: 'Others', occupationOth: 'Pilot' },
    {
      occupation: 'Others',
      occupationOth: 'Pilot',
      employerName: null,
      employerAdd: null,
      natureofBusiness: null,
      before: {
        occupation: 'Employed',
        occupationOth: null,
        employerName: 'Mutiara',
        employerAdd: '80, Jalan Ampang',
        natureofBusiness: 'Retail',
      },
    },
  ],
  [
    { sI: 'yes', sophisticatedInvestorCriteria: 'income', annualIncome: highestIncome },
    {
      annualIncome: highestIncome,
      sI: true,
      sophisticatedInvestorCriteria: 'income',
      before: { annualIncome: "50 to 100 (RM'000)", sI: false, sophisticatedInvestorCriteria: null },
    },
  ],
])('[CLI-07] [ITM-09] sends only what is changed, with the same fields before: %j', (changes, payload) =>
  expect(payloadOf(changes)).toEqual(payload),
);

test('[CLI-03] [ITM-09] a list is text with `;` where the record has text, and a list where it has a list', () => {
  expect(payloadOf({ sourceOfIncome: ['Salary', 'Savings'] })).toEqual({
    sourceOfIncome: ['Salary', 'Savings'],
    before: { sourceOfIncome: ['Salary'] },
  });
  expect(payloadOf({ purposeOfInvest: ['Growth'] })).toEqual({
    purposeOfInvest: 'Growth',
    before: { purposeOfInvest: 'Growth;Retirement' },
  });
});

test('[CLI-07] a text for `Others` and a criterion end with the choice that they belong to', () => {
  const given = updateContext({
    natureofBusiness: 'Others',
    natureofBusinessOth: 'Toys',
    sI: true,
    sophisticatedInvestorCriteria: 'Annual income',
  });
  expect(payloadOf({ natureofBusiness: 'Retail' }, given)).toEqual({
    natureofBusiness: 'Retail',
    natureofBusinessOth: null,
    before: { natureofBusiness: 'Others', natureofBusinessOth: 'Toys' },
  });
  expect(payloadOf({ sI: 'no' }, given)).toEqual({
    sI: false,
    sophisticatedInvestorCriteria: null,
    before: { sI: true, sophisticatedInvestorCriteria: 'Annual income' },
  });
});

test('[CLI-07] an employer ends with the work, as in an onboarding, and is needed with it', () => {
  const work = {
    employerName: 'Sinar',
    employerAdd: '1 Jalan',
    natureofBusiness: 'Others',
    natureofBusinessOth: 'Toys',
  };
  const ended = { employerName: null, employerAdd: null, natureofBusiness: null, natureofBusinessOth: null };
  expect(payloadOf({ occupation: 'Retired' }, updateContext(work))).toEqual({
    occupation: 'Retired',
    ...ended,
    before: { occupation: 'Employed', ...work },
  });
  const retired = updateContext({
    occupation: 'Retired',
    employerName: 'Sinar',
    employerAdd: null,
    natureofBusiness: null,
  });
  expect(payloadOf({ race: '01' }, retired)).toEqual({ race: '01', before: { race: 'Chinese' } });
  expect(missingOf({ occupation: 'Employed', employerName: '' }, retired)).toEqual([
    'employerName',
    'employerAdd',
    'natureofBusiness',
  ]);
});

test.each<[string, Partial<UpdateValues>, readonly string[]]>([
  ['nothing changed', {}, ['email']],
  ['a phone number that is the same but for spaces', { tel: '012 331 9047' }, ['email']],
  ['a list in another order', { purposeOfInvest: ['Retirement', 'Growth'] }, ['email']],
  ['no e-mail', { email: '' }, ['email']],
  ['the agent’s own e-mail', { email: 'Agent@agents.example' }, ['email']],
  ['a number of another country in Malaysia', { tel: '31234567' }, ['tel']],
  ['another country alone', { telCountryCode: '65', tel: '12' }, ['tel']],
  ['too many dependants', { noOfDependents: '21' }, ['noOfDependents']],
  ['no number of dependants', { noOfDependents: '' }, ['noOfDependents']],
  ['a short EPF number', { epfNo: '123' }, ['epfNo']],
  ['an empty list', { sourceOfIncome: [] }, ['sourceOfIncome']],
  ['others without a text', { purposeOfInvest: ['Others'] }, ['purposeOfInvestOth']],
  ['a sophisticated investor without a criterion', { sI: 'yes' }, ['sophisticatedInvestorCriteria']],
  [
    'an income below the criterion',
    { sI: 'yes', sophisticatedInvestorCriteria: 'income' },
    ['sophisticatedInvestorCriteria'],
  ],
])('[CLI-07] names what is wrong: %s', (_case, changes, fields) =>
  expect(missingOf(changes)).toEqual(fields),
);

test('[CLI-07] what is on record and not changed is no obstacle', () => {
  const given = updateContext({
    email: null,
    tel: '1',
    epfNo: '12',
    noOfDependents: null,
    race: null,
  });
  expect(payloadOf({ maritalStatus: 'Married' }, given)).toEqual({
    maritalStatus: 'Married',
    before: { maritalStatus: 'Single' },
  });
});

test('[CLI-07] each option of a list is offered once, and what is on record among them', () => {
  const name = fc.constantFrom('race' as const, 'maritalStatus' as const, 'annualIncome' as const);
  fc.assert(
    fc.property(name, fc.oneof(fc.string(), fc.constantFrom('Malay', '02', 'Single')), (field, value) => {
      const values = listOptions(field, updateLookups, [value]).map((option) => option.value);
      expect(new Set(values).size).toBe(values.length);
      if (value !== '') expect(values).toContain(value);
    }),
  );
});

const text = fc.string({ maxLength: 8 }).map((typed) => typed.replaceAll(/[;\p{Cc}]/gu, ''));
const list = (...items: string[]) => fc.subarray(items, { minLength: 1 });
const anyChanges = fc.record(
  {
    occupationDesignation: text,
    employerName: text,
    personalAsset: text,
    race: fc.constantFrom('01', 'Chinese'),
    maritalStatus: fc.constantFrom('Single', 'Married'),
    noOfDependents: fc.nat(20).map(String),
    occupation: fc.constantFrom('Employed', 'Retired', 'Others'),
    occupationOth: fc.constantFrom('Pilot', 'Diver'),
    sourceOfIncome: list('Salary', 'Savings', 'Others'),
    sourceOfIncomeOth: fc.constantFrom('Royalties', 'Prizes'),
    purposeOfInvest: list('Growth', 'Retirement'),
    sI: fc.constantFrom('yes' as const, 'no' as const),
    sophisticatedInvestorCriteria: fc.constant('income'),
    epfNo: fc.constantFrom('', '1234567', '12345678'),
  },
  { requiredKeys: [] },
);

test('[CLI-07] [CRT-02] whatever is changed, its fields are those of `before`, none is the same, and an item has the answers that it was sent with', () =>
  fc.assert(
    fc.property(anyChanges, (changes) => {
      const reading = readUpdate({ ...recorded, ...changes }, context);
      if (reading.status === 'incomplete') return;
      const { before, ...after } = reading.payload;
      expect(Object.keys(after)).toEqual(Object.keys(before));
      for (const name of Object.keys(after)) expect(Object(after)[name]).not.toEqual(Object(before)[name]);
      const edited = valuesOfItem({ update: reading.payload }, context.record);
      expect(readUpdate(edited, context)).toEqual(reading);
    }),
  ));

test('[CLI-07] what is shown before and after is in words, in the order of the form', () => {
  const values = { ...recorded, race: '01', noOfDependents: '3', sourceOfIncome: ['Savings'], epfNo: '' };
  expect(
    outcomeOf(values, context).changes.map(({ label, before, after }) => [label, before, after]),
  ).toEqual([
    ['Race', 'Chinese', 'Malay'],
    ['Dependants', '0', '3'],
    ['Source of income', 'Salary', 'Savings'],
    ['EPF number', '12••••78', 'Removed'],
  ]);
});

test('the form has each field of the wire once', () => {
  const { accountId: _, ...fields } = recorded;
  expect([...updateFields].sort()).toEqual(Object.keys(fields).sort());
});
