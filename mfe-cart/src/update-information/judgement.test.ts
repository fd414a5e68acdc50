import { outcomeOf } from './changes.ts';
import { updateContext } from './fixtures/update.ts';
import { readUpdate } from './order.ts';
import { fieldGroupsOf, type UpdateValues, updateFields, valuesOfRecord } from './update-fields.ts';

const context = updateContext();
const highestIncome = "Above 300 (RM'000)";

const readingOf = (changes: Partial<UpdateValues>, given = context) =>
  readUpdate({ ...valuesOfRecord(given.record), ...changes }, given);

const missingOf = (changes: Partial<UpdateValues>, given = context) => {
  const reading = readingOf(changes, given);
  return reading.status === 'incomplete' ? reading.missing.map(({ field }) => field) : [];
};

test('[CLI-07] what a sophisticated investor qualifies by is judged again with each answer that it is judged by', () => {
  const criterion = ['sophisticatedInvestorCriteria'];
  const qualified = { annualIncome: highestIncome, sI: true, sophisticatedInvestorCriteria: 'income' };
  const given = updateContext(qualified);
  expect(missingOf({ annualIncome: "50 to 100 (RM'000)" }, given)).toEqual(criterion);
  expect(missingOf({ maritalStatus: 'Married' }, given)).toEqual([]);
  const unknown = updateContext({ ...qualified, sophisticatedInvestorCriteria: null });
  expect(missingOf({ maritalStatus: 'Married' }, unknown)).toEqual(criterion);
  expect(missingOf({ race: '01' }, unknown)).toEqual([]);
});

test('[CLI-07] without an EPF account its number is not asked, and one that was typed is not sent', () => {
  const given = updateContext({
    account: updateContext().record.account.filter(({ plan }) => plan !== 'EPF'),
  });
  expect(fieldGroupsOf(given.record).flatMap(({ names }) => names)).not.toContain('epfNo');
  expect(readingOf({ race: '01', epfNo: '7654321' }, given)).toEqual({
    status: 'complete',
    payload: { race: '01', before: { race: 'Chinese' } },
  });
  expect(fieldGroupsOf(context.record).flatMap(({ names }) => names)).toEqual(
    expect.arrayContaining([...updateFields]),
  );
});

test('[CLI-07] a new criterion and a new US status say which documents they need', () => {
  const documentsOf = (changes: Partial<UpdateValues>, given = context) =>
    outcomeOf({ ...valuesOfRecord(given.record), ...changes }, given).documents.map(({ name }) => name);
  expect(documentsOf({ race: '01' })).toEqual([]);
  expect(documentsOf({ sI: 'yes', usResidentStatus: 'US citizen' })).toEqual([
    'Proof of a sophisticated investor',
    'Form W-9',
  ]);
  const american = updateContext({ usResidentStatus: 'US citizen' });
  expect(documentsOf({ usResidentStatus: 'Not a US person' }, american)).toEqual(['Form W-8BEN']);
});
