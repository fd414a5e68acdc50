import { nameIn, namesIn, withOther } from './reference-words.ts';

const races = [
  { name: 'Malay', value: '01' },
  { name: 'Others', value: '99' },
];

test('a stored value is said by its name', () => {
  expect(nameIn(races, '01')).toBe('Malay');
  expect(nameIn([{ name: 'Malaysian', code: 'MY' }], 'MY')).toBe('Malaysian');
});

test('what no list knows is said as it is, and nothing stays nothing', () => {
  expect(nameIn(races, '77')).toBe('77');
  expect(nameIn(undefined, '01')).toBe('01');
  expect(nameIn(races, null)).toBeUndefined();
  expect(nameIn(races, '')).toBeUndefined();
});

test('what was written for Others follows', () => {
  expect(withOther('Others', 'Royalties')).toBe('Others: Royalties');
  expect(withOther(undefined, 'Royalties')).toBe('Royalties');
  expect(namesIn(races, ['01', '99'], 'Kenyah')).toBe('Malay, Others: Kenyah');
  expect(namesIn(races, [], null)).toBeUndefined();
});
