import { accountNote, accountTypeName } from './account-words.ts';

test('types in words, unknown ones as they are', () => {
  expect(['IND', 'JNT', 'MNR', 'COR', 'XYZ'].map(accountTypeName)).toEqual([
    'Individual',
    'Joint',
    'Minor',
    'Corporate',
    'XYZ',
  ]);
});

test('the note is what matters for the plan', () => {
  expect(accountNote({ plan: 'CS', operatingInstruction: '2' })).toBe('Either to sign');
  expect(accountNote({ plan: 'CS' })).toBeUndefined();
  expect(accountNote({ plan: 'EPF', epfAccountType: 'Shariah', operatingInstruction: '1' })).toBe('Shariah');
  expect(accountNote({ plan: 'EPF', epfAccountType: null })).toBeUndefined();
  expect(accountNote({ plan: 'PRS' })).toBe('Sub-accounts A and B');
});
