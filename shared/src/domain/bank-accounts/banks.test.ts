import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { accountNumberLengths, banks, formatLengths } from './banks.ts';

const root = resolve(import.meta.dirname, '../../../..');
const packages = readdirSync(root).filter((name) => /^(?:host|shared|sandbox|mfe-.+)$/.test(name));

/** Source files of portal and sandbox, without tests and their samples. */
const sourceFiles = packages.flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)(?:testing|fixtures)\/|\.fixture\./.test(file),
    )
    .map((file) => join(root, name, 'src', file)),
);

test('[ITM-06] a new bank is one line: no other file of portal or sandbox has the codes of the banks', () => {
  // the sandbox's examples are of Maybank
  const codes = banks.map(({ micrCode }) => micrCode).filter((code) => code !== 'MBBEMYKL');
  const files = sourceFiles.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return codes.some((code) => text.includes(code));
  });
  expect(files.map((file) => relative(root, file))).toEqual(['shared/src/domain/bank-accounts/banks.ts']);
});

test('the banks differ in name, mnemonic and MICR code', () => {
  for (const key of ['name', 'mnemonic', 'micrCode'] as const)
    expect(new Set(banks.map((bank) => bank[key])).size).toBe(banks.length);
});

test.each([
  ['MBBEMYKL', [12], '12 digits'],
  ['CIBBMYKL', [10, 14], '10 or 14 digits'],
  ['BKRMMYKL', [10, 11, 12], '10 or 11 or 12 digits'],
  ['', [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], '5 to 20 digits'],
])('[ITM-06] the account numbers of the bank %j have the lengths %j', (micrCode, lengths, text) => {
  expect(accountNumberLengths(micrCode)).toEqual(lengths);
  expect(formatLengths(lengths)).toBe(text);
});
