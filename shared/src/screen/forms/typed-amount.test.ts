import fc from 'fast-check';
import { Money } from '../../foundation/money/index.ts';
import { readTypedAmount } from './typed-amount.ts';

const separators = 'Separate thousands with commas and decimals with a point, such as 1,000.50';
const noDigits = 'Enter an amount in digits, such as 1,000.50';

test.each([
  ['1,000', '1000.00'],
  [' 1000.5 ', '1000.50'],
  ['1 000', '1000.00'],
  ['12\u00a0345.60', '12345.60'],
  ['1\u202f234\u202f567', '1234567.00'],
  ['RM1,000', '1000.00'],
  ['rm 1,000.00', '1000.00'],
  ['MYR 1000', '1000.00'],
  ['1000 MYR', '1000.00'],
  ['１０００．５０', '1000.50'],
  ['１，０００', '1000.00'],
  ['.5', '0.50'],
  ['12.', '12.00'],
])('[ITM-12] reads %j', (typed, amount) => {
  expect(readTypedAmount('MYR', typed)).toEqual({ status: 'read', money: Money.of('MYR', amount) });
});

test.each([
  ['-1', 'Enter an amount over 0, without a minus sign'],
  ['\u22121,000', 'Enter an amount over 0, without a minus sign'],
  ['RM -5', 'Enter an amount over 0, without a minus sign'],
  ['－５', 'Enter an amount over 0, without a minus sign'],
  ['1.000,50', separators],
  ['1,00', separators],
  ['10 00', separators],
  ['1,000 000', separators],
  ["1'000", separators],
  ['+1', separators],
  ['1,00,000', separators],
  ['1.2.3', separators],
  ['1.005', 'Enter an amount with at most 2 decimals'],
  ['USD 1,000', 'Enter the amount in MYR, without another currency'],
  ['1000 €', 'Enter the amount in MYR, without another currency'],
  ['US$5', 'Enter the amount in MYR, without another currency'],
  ['1e4', noDigits],
  ['10k', noDigits],
  ['ten', noDigits],
  ['NaN', noDigits],
  ['.', noDigits],
  ['RM', noDigits],
  ['٣', noDigits],
  ['9007199254740993', 'This amount has too many digits'],
])('[ITM-12] refuses %j: %s', (typed, problem) => {
  expect(readTypedAmount('MYR', typed)).toEqual({ status: 'refused', problem });
});

test('reads the dollar sign of the own currency only', () => {
  expect(readTypedAmount('USD', 'US$5')).toMatchObject({ status: 'read' });
  expect(readTypedAmount('USD', '$5')).toMatchObject({ status: 'refused' });
});

test.each(['', '  ', '\u00a0'])('reads nothing in %j', (typed) => {
  expect(readTypedAmount('MYR', typed)).toEqual({ status: 'empty' });
});

test('reads every formatted amount as itself, with any decoration', () => {
  const decorations = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => `RM ${text}`,
    (text) => `${text} MYR`,
    (text) => text.replaceAll(',', ' '),
    (text) => text.replaceAll(',', ''),
    (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), decorations, (cents, decorate) => {
      const money = Money.of('MYR', `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
      expect(readTypedAmount('MYR', decorate(money.format()))).toEqual({ status: 'read', money });
    }),
  );
});

test('never throws, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('MYR', 'USD', ''), (typed, currency) => {
      expect(['empty', 'read', 'refused']).toContain(readTypedAmount(currency, typed).status);
    }),
  );
});
