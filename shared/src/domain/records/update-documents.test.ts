import { updateDocuments } from './update-documents.ts';

const noUsPerson = 'Not a US person';

test.each<[string, unknown, readonly string[]]>([
  ['a new phone', { tel: '1', before: { tel: '2' } }, []],
  ['what is no update', null, []],
  ['a sophisticated investor', { sI: true }, ['Proof of a sophisticated investor']],
  ['another criterion', { sophisticatedInvestorCriteria: 'income' }, ['Proof of a sophisticated investor']],
  ['no longer sophisticated', { sI: false, sophisticatedInvestorCriteria: null }, []],
  ['a US person', { usResidentStatus: 'US citizen', before: { usResidentStatus: noUsPerson } }, ['Form W-9']],
  ['another kind of US person', { usResidentStatus: 'US resident' }, ['Form W-9']],
  [
    'a US person no more',
    { usResidentStatus: noUsPerson, before: { usResidentStatus: 'US citizen' } },
    ['Form W-8BEN'],
  ],
  ['no US person, for the first time', { usResidentStatus: noUsPerson, before: {} }, []],
  ['no answer about the US', { usResidentStatus: null, before: { usResidentStatus: 'US citizen' } }, []],
  ['both', { sI: true, usResidentStatus: 'US citizen' }, ['Proof of a sophisticated investor', 'Form W-9']],
])('an update to %s needs its documents', (_who, update, names) =>
  expect(updateDocuments(update).map(({ name }) => name)).toEqual(names),
);
