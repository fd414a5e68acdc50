import { simplify } from '../person/simplify.ts';
import { compareNames, letterOf } from './name-order.ts';
import { rankCustomers } from './rank.ts';

const names = [
  'Şeyma Yıldız',
  'Łukasz Wójcik',
  'Ólafur Þórðarson',
  'ÞÓRA JÓNSDÓTTIR',
  'Đặng Thị Hoa',
  'Søren Ærø',
  'Jürgen Groß',
  'İbrahim Aydın',
  'Əli Əliyev',
  'Siobhán O’Brien',
  'ʻOfa Tupou',
  'Abdul-Rahman bin Zain',
  'Anne‐Marie Dupont',
  'ＬＩＭ　ＷＥＩ',
  '陈伟',
  'محمّد بن أحمد',
  'مـحـمـد علی',
  'Σταύρος',
  '3M Sdn Bhd',
];
const people = names.map((name, index) => ({ customerId: `C${index}`, name, idNo: '', email: null }));

// as people type them
test.each([
  ['seyma yildiz', 'Şeyma Yıldız'],
  ['lukasz wojcik', 'Łukasz Wójcik'],
  ['olafur thordarson', 'Ólafur Þórðarson'],
  ['Thora', 'ÞÓRA JÓNSDÓTTIR'],
  ['dang thi', 'Đặng Thị Hoa'],
  ['soren aero', 'Søren Ærø'],
  ['gross', 'Jürgen Groß'],
  ['GROẞ', 'Jürgen Groß'],
  ['ibrahim aydin', 'İbrahim Aydın'],
  ['aliyev', 'Əli Əliyev'],
  ["o'brien", 'Siobhán O’Brien'],
  ['obrien', 'Siobhán O’Brien'],
  ['ofa', 'ʻOfa Tupou'],
  ['abdulrahman', 'Abdul-Rahman bin Zain'],
  ['abdul rahman', 'Abdul-Rahman bin Zain'],
  ['abdul-rahman', 'Abdul-Rahman bin Zain'],
  ['anne–marie', 'Anne‐Marie Dupont'],
  ['annemarie', 'Anne‐Marie Dupont'],
  ['lim wei', 'ＬＩＭ　ＷＥＩ'],
  ['陈', '陈伟'],
  ['محمد بن احمد', 'محمّد بن أحمد'],
  ['محمد علي', 'مـحـمـد علی'],
  ['σταυροσ', 'Σταύρος'],
])('[CLI-01] %j finds %s first, by the name', (keyword, name) => {
  const [found] = rankCustomers(people, keyword);
  expect(found?.customer.name).toBe(name);
  expect(found?.place).toMatch(/beginning|name/);
});

test('a person is listed under the letter that the order uses, and those without one are last', () => {
  const sorted = people.toSorted(compareNames);
  const letters = sorted.map(letterOf).join('');
  expect(letters).toBe('AAADIJLLOOSSST#####');
});

test('every Latin letter of Unicode’s first three blocks is compared as letters from a to z', () => {
  const latin = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code + 1)).filter((letter) =>
    /\p{Script=Latin}/u.test(letter),
  );
  expect(latin).toHaveLength(244);
  // an l with a dot
  expect(latin.filter((letter) => !/^[a-z]+$/.test(simplify(letter)))).toEqual(['Ŀ', 'ŀ']);
});
