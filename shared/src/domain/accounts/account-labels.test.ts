import {
  bankAccountText,
  describeAccount,
  getAccountLine,
  getAccountTypeName,
  getInstructionName,
  maskedAccount,
} from './index.ts';

test.each([
  ['IND', 'Individual'],
  ['JNT', 'Joint'],
  ['MNR', 'With a minor'],
  ['COR', 'Corporate'],
  ['XYZ', 'XYZ'],
])('names the account type %s %s, and keeps unknown codes', (code, name) => {
  expect(getAccountTypeName(code)).toBe(name);
});

test.each([
  ['1', 'Principal'],
  ['2', 'Either to sign'],
  ['3', 'Both to sign'],
  ['9', '9'],
])('names the operating instruction %s %s, and keeps unknown codes', (code, name) => {
  expect(getInstructionName(code)).toBe(name);
});

test.each([
  [{ plan: 'CS', accountType: 'IND', operatingInstruction: '1' }, 'Individual'],
  [{ plan: 'CS', accountType: 'JNT', operatingInstruction: '2' }, 'Joint · Either to sign'],
  [{ plan: 'CS', accountType: 'JNT', operatingInstruction: '3' }, 'Joint · Both to sign'],
  [{ plan: 'CS', accountType: 'MNR', operatingInstruction: '1' }, 'With a minor · Principal'],
  [{ plan: 'CS', accountType: 'COR', operatingInstruction: '1' }, 'Corporate'],
  [{ plan: 'CS', accountType: 'JNT' }, 'Joint'],
  [{ plan: 'CS' }, ''],
  [{ plan: 'EPF', accountType: 'IND', epfAccountType: 'Shariah' }, 'Individual · EPF account: Shariah'],
  [
    { plan: 'EPF', accountType: 'IND', epfAccountType: 'Konvensional' },
    'Individual · EPF account: Conventional',
  ],
  [{ plan: 'EPF', accountType: 'IND', epfAccountType: null }, 'Individual'],
  [{ plan: 'PRS', accountType: 'IND' }, 'Individual · Sub-accounts A and B'],
])('the line of the account %j is %s', (account, line) => {
  expect(getAccountLine(account)).toBe(line);
});

test.each([
  ['514212347710', '5142 •••• 7710'],
  ['12345', '•••• 2345'],
])('masks account %s as %s', (number, shown) => {
  expect(maskedAccount(number)).toBe(shown);
  expect(bankAccountText('Maybank', number)).toBe(`Maybank ${shown}`);
});

const holder = (name: string, role: 'Principal' | 'Joint' | 'Minor') => ({ name, idNo: null, role });

test.each([
  [[holder('TAN MEI LING', 'Principal')], 'Joint · Both to sign'],
  [
    [holder('TAN MEI LING', 'Principal'), holder('LIM KOK SENG', 'Joint')],
    'Joint · Both to sign · Tan Mei Ling and Lim Kok Seng',
  ],
])('[CLI-02] an account names its holders where it has several', (holders, text) => {
  const account = { plan: 'CS', accountType: 'JNT', operatingInstruction: '3', holders };
  expect(describeAccount(account)).toBe(text);
});
