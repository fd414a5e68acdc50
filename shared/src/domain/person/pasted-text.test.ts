import { readTypedAmount } from '@portal/shared/forms';
import fc from 'fast-check';
import { searchKeyword } from '../../foundation/clean-text.ts';
import { spacesAndDashes, unseenCharacters } from './cases/paste-cases.ts';
import { readBankAccountNumber } from './read-bank-account-number.ts';
import { readEmail } from './read-email.ts';
import { readEpfNumber } from './read-epf-number.ts';
import { readMyKad } from './read-mykad.ts';
import { readName } from './read-name.ts';
import { readPassport } from './read-passport.ts';
import { readPhone } from './read-phone.ts';
import { valueOr } from './reading.ts';

const refused = 'refused';

const readers: Readonly<Record<string, (typed: string) => string>> = {
  name: (typed) => valueOr(readName(typed), refused),
  email: (typed) => valueOr(readEmail(typed, 'agent@agents.example'), refused),
  phone(typed) {
    const phone = readPhone(typed);
    return phone.ok ? phone.value.full : refused;
  },
  mykad(typed) {
    const card = readMyKad(typed, { today: '2026-11-21' });
    return card.ok ? card.value.number : refused;
  },
  passport: (typed) => valueOr(readPassport(typed), refused),
  epf: (typed) => valueOr(readEpfNumber(typed), refused),
  bank: (typed) => valueOr(readBankAccountNumber(typed, 'MBBEMYKL'), refused),
  amount(typed) {
    const amount = readTypedAmount('MYR', typed);
    return amount.status === 'read' ? amount.money.format() : refused;
  },
  search: searchKeyword,
};

test.each([...unseenCharacters, ...spacesAndDashes])(
  'reads %s with %s: %j is %j',
  (reader, _what, typed, value) => {
    expect(readers[reader]?.(typed)).toBe(value);
  },
);

test('every reader reads a text with unseen characters as the text without them', () => {
  const unseen = fc.constantFrom('\u200b', '\u200e', '\u202c', '\u2069', '\ufeff', '\u0000');
  const plain = fc.constantFrom(
    ...unseenCharacters.map(({ 0: reader, 3: value }) => [reader, value] as const),
  );
  const places = fc.array(fc.tuple(fc.nat(20), unseen), { maxLength: 5 });
  fc.assert(
    fc.property(plain, places, ([reader, value], inserted) => {
      const typed = inserted.reduce((text, [at, sign]) => text.slice(0, at) + sign + text.slice(at), value);
      expect(readers[reader]?.(typed)).toBe(readers[reader]?.(value));
    }),
    { numRuns: 1_000 },
  );
});
