import { initials, titleCase } from './name.ts';

test.each([
  ['TAN MEI LING', 'Tan Mei Ling'],
  ['RAVINDRAN A/L TANABALAN', 'Ravindran a/l Tanabalan'],
  ['KAVITHA A/P SUBRAMANIAM', 'Kavitha a/p Subramaniam'],
  ['DATIN SHARIFAH NORHAYATI BINTI SYED ABDUL RAHMAN', 'Datin Sharifah Norhayati binti Syed Abdul Rahman'],
  [
    "TAN SRI DATO' SERI MOHD KHAIRUDDIN BIN HAJI ISMAIL",
    "Tan Sri Dato' Seri Mohd Khairuddin bin Haji Ismail",
  ],
  ['TAN AH MOI @ TAN SIEW LAN', 'Tan Ah Moi @ Tan Siew Lan'],
  ["d'cruz, mary-anne", "D'Cruz, Mary-Anne"],
  ['TAN BROTHERS HARDWARE SDN BHD', 'Tan Brothers Hardware Sdn Bhd'],
  ['JOHN SMITH III', 'John Smith III'],
  ['  wei   jun ', 'Wei Jun'],
  ['BINTI', 'Binti'],
  ['AWANG ANAK BUJANG', 'Awang anak Bujang'],
  ['ANAK AWANG', 'Anak Awang'],
  ['TAN ANAK', 'Tan Anak'],
  ['JAN VAN DER BERG', 'Jan Van Der Berg'],
  ['Jan van der Berg', 'Jan van der Berg'],
  ['Luis De la Cruz', 'Luis De la Cruz'],
  ['leong-smith (mei)', 'Leong-Smith (Mei)'],
  ['ＴＡＮ\u00a0ＭＥＩ', 'Tan Mei'],
  ['محمد علي', '\u2068محمد علي\u2069'],
  ['\u202eTAN MEI', 'Tan Mei'],
  ['ANNE‑SOPHIE D’ÉTÉ', 'Anne‑Sophie D’Été'],
  ['O´NEIL', 'O´Neil'],
  ['გიორგი მაისურაძე', 'გიორგი მაისურაძე'],
  ['கமலா தேவி', 'கமலா தேவி'],
  ['', ''],
])('%j becomes %j', (name, expected) => {
  expect(titleCase(name)).toBe(expected);
});

test('a name in mixed case stays as typed, but for the words between its parts', () => {
  expect(titleCase('Ronald McDonald Bin Ali')).toBe('Ronald McDonald bin Ali');
});

test.each([
  ['Farah Adilah Roslan', 'FA'],
  ['DATIN SHARIFAH NORHAYATI BINTI SYED', 'SN'],
  ['ravindran a/l tanabalan', 'RT'],
  ['Prince', 'P'],
  ['\u2068محمد علي\u2069', 'مع'],
  ['陈 美玲', '陈美'],
  ['გიორგი მაისურაძე', 'გმ'],
  ['', '?'],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
