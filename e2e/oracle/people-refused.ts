/** Texts that are refused in words, and why. Portal and service refuse each. */
export interface RefusedText {
  readonly field: 'name' | 'email';
  readonly typed: string;
  readonly why: string;
}

export const refusedTexts: readonly RefusedText[] = [
  { field: 'name', typed: '', why: 'empty' },
  { field: 'name', typed: ' \u00a0\u3000', why: 'nothing but spaces' },
  { field: 'name', typed: '\u200b\ufeff\u00ad', why: 'nothing that can be seen' },
  { field: 'name', typed: '-', why: 'a dash alone' },
  { field: 'name', typed: "' . '", why: 'signs of names without a letter' },
  { field: 'name', typed: '\u0301', why: 'a mark without a letter' },
  { field: 'name', typed: '880412145234', why: 'a number in the field of the name' },
  { field: 'name', typed: 'Tan Mei Ling 2', why: 'a figure' },
  { field: 'name', typed: 'Tan Mei Ling ２', why: 'a full-width figure is a figure' },
  { field: 'name', typed: 'Henry Ⅷ', why: 'a Roman number of one sign, which is not rewritten' },
  { field: 'name', typed: '陳大文 ℃', why: 'a sign of a unit, which is not rewritten' },
  { field: 'name', typed: 'Siti 🙂', why: 'a picture' },
  { field: 'name', typed: 'Tan <b>Mei</b>', why: 'markup' },
  { field: 'name', typed: 'mei.ling@mail.example, Tan; Mei = Ling', why: 'signs that no name has' },
  { field: 'name', typed: 'Łukasz \ud83d', why: 'half of a sign: the wire cannot take it' },
  { field: 'name', typed: 'a'.repeat(101), why: '101 signs' },
  { field: 'email', typed: 'mailto:mei.ling@mail.example', why: 'the prefix of a link is named' },
  { field: 'email', typed: 'mei.ling@mail.example,', why: 'a trailing comma is named' },
  { field: 'email', typed: 'mei ling@mail.example', why: 'a space within' },
  { field: 'email', typed: `${'a'.repeat(88)}@mail.example`, why: '101 signs' },
];

/** Names at the limits, sent as typed. */
export const namesAtLimits: readonly string[] = ['a'.repeat(100), '陳', 'ก', '한', 'E. E.', 'Ä'];

/** Phones that are refused: dialling code, number, and why. */
export const refusedPhones: readonly (readonly [code: string, typed: string, why: string])[] = [
  ['60', '03-2161 1000', 'a landline of Malaysia'],
  ['60', '012-345', 'too short'],
  ['60', '+65 8123 4567', 'of another country than was chosen'],
  ['65', '8123 456', 'a figure is missing'],
  ['971', '', 'empty'],
  ['48', 'call me', 'no number'],
  ['44', '07400 123456 ext. 5', 'an extension'],
];

/** Which parts the country requires that were left empty; its first line is always required. */
export const requiredParts: readonly (readonly [country: string, parts: string])[] = [
  ['MY', 'address1 postcode city state'],
  ['SG', 'address1 postcode'],
  ['HK', 'address1 state'],
  ['AE', 'address1 state'],
  ['US', 'address1 postcode city state'],
  ['CA', 'address1 postcode city state'],
  ['AU', 'address1 postcode city state'],
  ['GB', 'address1 postcode city'],
  ['NL', 'address1 postcode city'],
  ['PL', 'address1 postcode city'],
  ['DE', 'address1 postcode city'],
  ['FR', 'address1 postcode city'],
  ['ES', 'address1 postcode city state'],
  ['NO', 'address1 postcode city'],
  ['DK', 'address1 postcode city'],
  ['GR', 'address1 postcode city'],
  ['UA', 'address1 postcode city'],
  ['TR', 'address1 postcode city'],
  ['NZ', 'address1 postcode city'],
  ['BR', 'address1 postcode city state'],
  ['CN', 'address1 postcode city state'],
  ['TW', 'address1 postcode city state'],
  ['KR', 'address1 postcode city state'],
  ['JP', 'address1 postcode state'],
  ['IN', 'address1 postcode city state'],
  ['ID', 'address1 state'],
  ['VN', 'address1'],
  ['TH', 'address1'],
  ['PH', 'address1'],
  ['BN', 'address1'],
  ['LK', 'address1'],
  ['SA', 'address1'],
  ['IR', 'address1'],
  ['IL', 'address1'],
  ['IS', 'address1'],
  ['IE', 'address1'],
  ['RS', 'address1'],
];
