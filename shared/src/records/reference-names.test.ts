import { appendOther, findName, findNames } from './reference-names.ts';

const races = [
  { name: 'Malay', value: '01' },
  { name: 'Others', value: '99' },
];

test('finds the name of a stored value', () => {
  expect(findName(races, '01')).toBe('Malay');
  expect(findName([{ name: 'Malaysian', code: 'MY' }], 'MY')).toBe('Malaysian');
});

test('keeps a value that no list contains, and returns undefined for no value', () => {
  expect(findName(races, '77')).toBe('77');
  expect(findName(undefined, '01')).toBe('01');
  expect(findName(races, null)).toBeUndefined();
  expect(findName(races, '')).toBeUndefined();
});

test('appends the text entered for Others', () => {
  expect(appendOther('Others', 'Royalties')).toBe('Others: Royalties');
  expect(appendOther(undefined, 'Royalties')).toBe('Royalties');
  expect(findNames(races, ['01', '99'], 'Kenyah')).toBe('Malay, Others: Kenyah');
  expect(findNames(races, [], null)).toBeUndefined();
});
