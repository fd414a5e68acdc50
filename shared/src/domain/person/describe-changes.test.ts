import { lookups } from '@portal/shared/api/lookups';
import { decoded, samples } from '@portal/shared/testing';
import fc from 'fast-check';
import { describeChanges } from './describe-changes.ts';

const lists = decoded(lookups, {
  ...samples.lookups,
  race: [
    { name: 'Malay', value: '01', malayName: 'Melayu' },
    { name: 'Chinese', value: '02', malayName: 'Cina' },
  ],
});

const linesOf = (payload: unknown) =>
  describeChanges(payload, lists).map(({ label, before, after }) => `${label}: ${before} → ${after}`);

test('[CLI-07] an update is each changed field as it was and as it becomes, in the order of the payload', () => {
  const before = {
    race: 'Malay',
    email: 'old@mail.example',
    sI: false,
    noOfDependents: null,
    epfNo: '1234567',
  };
  const payload = {
    race: '02',
    email: 'new@mail.example',
    sI: true,
    noOfDependents: 2,
    epfNo: null,
    sourceOfIncome: 'Salary;Savings',
    before: { ...before, sourceOfIncome: ['Salary'] },
  };
  expect(linesOf(payload)).toEqual([
    'Race: Malay → Chinese',
    'E-mail: old@mail.example → new@mail.example',
    'Sophisticated investor: No → Yes',
    'Dependants: Not on record → 2',
    'EPF number: 12•••67 → Removed',
    'Source of income: Salary → Salary, Savings',
  ]);
});

test.each([
  [
    'both change',
    { telCountryCode: '60', tel: '123319047', before: { telCountryCode: '65', tel: '91234567' } },
    'Mobile: +65 91234567 → +60 12-331 9047',
  ],
  [
    'the number changes',
    { tel: '123319047', before: { tel: '124482071' } },
    'Mobile: +60 12-448 2071 → +60 12-331 9047',
  ],
  [
    'the code changes',
    { telCountryCode: '65', before: { telCountryCode: '60' } },
    'Mobile: +60 12-448 2071 → +65 124482071',
  ],
  [
    'there was none',
    { telCountryCode: '65', tel: '91234567', before: { telCountryCode: null, tel: null } },
    'Mobile: Not on record → +65 91234567',
  ],
  ['it is removed', { tel: null, before: { tel: '124482071' } }, 'Mobile: +60 12-448 2071 → Removed'],
])('[CLI-07] a mobile number is one field with its country code when %s', (_, payload, line) => {
  const record = { telCountryCode: '60', tel: '124482071' };
  const changes = describeChanges(payload, lists, record);
  expect(changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`)).toEqual([line]);
});

test('[CLI-07] without the record a changed number is shown alone, and so is a changed country code', () => {
  expect(linesOf({ tel: '123319047', before: { tel: '124482071' } })).toEqual([
    'Mobile: 124482071 → 123319047',
  ]);
  expect(linesOf({ telCountryCode: '60', before: { telCountryCode: '65' } })).toEqual([
    'Mobile country code: Code 65 → +60 Malaysia',
  ]);
});

test.each([
  [{ favouriteFund: 'CBSUK', before: {} }, 'Favourite fund: Not on record → CBSUK'],
  [{ hobbyOth: 'Chess', before: { hobbyOth: 'Go' } }, 'Other hobby: Go → Chess'],
  [{ mailing_address: { city: 'Ipoh' } }, 'Mailing address: Not on record → City: Ipoh'],
  [{ '': true }, 'Another field: Not on record → Yes'],
  [{ race: '02', before: 'damaged' }, 'Race: Not on record → Chinese'],
])('[CLI-07] a field of an older or newer payload has a label from its name: %j', (payload, line) => {
  expect(linesOf(payload)).toEqual([line]);
});

test('[CLI-07] what identifies, is private or is not known is blurred in the privacy view', () => {
  const payload = { race: '02', email: 'a@b.example', epfNo: '1234567', hobby: 'Chess' };
  const blurred = describeChanges(payload, lists).filter((change) => change.private);
  expect(blurred.map(({ name }) => name)).toEqual(['email', 'epfNo', 'hobby']);
});

test('whatever the service sends, each change has a label and two texts', () => {
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      for (const { label, before, after } of describeChanges(payload, lists))
        expect([label, before, after].every((text) => text.trim() !== '')).toBe(true);
    }),
  );
});
