import { getAccountNote, getAccountTypeName } from './account-labels.ts';

test('names account types, and keeps unknown codes', () => {
  expect(['IND', 'JNT', 'MNR', 'COR', 'XYZ'].map(getAccountTypeName)).toEqual([
    'Individual',
    'Joint',
    'Minor',
    'Corporate',
    'XYZ',
  ]);
});

test('the note depends on the plan', () => {
  expect(getAccountNote({ plan: 'CS', operatingInstruction: '2' })).toBe('Either to sign');
  expect(getAccountNote({ plan: 'CS' })).toBeUndefined();
  expect(getAccountNote({ plan: 'EPF', epfAccountType: 'Shariah', operatingInstruction: '1' })).toBe(
    'Shariah',
  );
  expect(getAccountNote({ plan: 'EPF', epfAccountType: null })).toBeUndefined();
  expect(getAccountNote({ plan: 'PRS' })).toBe('Sub-accounts A and B');
});
