import fc from 'fast-check';
import { formatPhone } from './phone.ts';
import { readPhone } from './read-phone.ts';
import { problemOf } from './reading.ts';

test.each([
  ['60', '12-448 2071', '124482071'],
  ['60', '012-448 2071', '124482071'],
  ['60', '+60 12-448 2071', '124482071'],
  ['60', '60124482071', '124482071'],
  ['60', '60 12-448 2071', '124482071'],
  ['60', '0060 12 448 2071', '124482071'],
  ['60', '+60 (0)12-448 2071', '124482071'],
  ['60', '(012) 448.2071', '124482071'],
  ['60', '011-7299 2853', '1172992853'],
  ['+60', '+60 11-7299 2853', '1172992853'],
  ['65', '9128 4470', '91284470'],
  ['65', '+65 9128 4470', '91284470'],
  ['65', '65 9128 4470', '91284470'],
  ['65', '006591284470', '91284470'],
  ['62', '0812-3456-789', '8123456789'],
  ['62', '+62 812-3456-789', '8123456789'],
  ['62', '62 812 3456 789', '8123456789'],
  ['673', '712 3456', '7123456'],
  ['673', '+673 712 3456', '7123456'],
  ['673', '673 712 3456', '7123456'],
  ['61', '0412 345 678', '412345678'],
  ['61', '+61 412 345 678', '412345678'],
  ['61', '61412345678', '412345678'],
  ['44', '07400 123456', '7400123456'],
  ['44', '+44 (0)7400 123456', '7400123456'],
  ['44', '447400123456', '7400123456'],
  ['1', '(201) 555-0123', '2015550123'],
  ['1', '+1 201-555-0123', '2015550123'],
  ['1', '1 201 555 0123', '2015550123'],
])('of the country %s, %j is the national number %s', (countryCode, typed, national) => {
  expect(readPhone(typed, { countryCode, isMobile: true })).toEqual({
    ok: true,
    value: { national, full: `+${countryCode.replace('+', '')}${national}` },
  });
});

test.each([
  ['+60 12-331 9047', '+60123319047'],
  ['012-331 9047', '+60123319047'],
  ['+60 11 2345 6789', '+601123456789'],
  ['+60 4-261 8890', '+6042618890'],
  ['04-261 8890', '+6042618890'],
  ['+65 8123 4567', '+6581234567'],
  ['+1 201 555 0123', '+12015550123'],
  ['+44 20 7946 0958', '+442079460958'],
])('without a chosen country, %j is %s', (typed, full) => {
  expect(readPhone(typed)).toMatchObject({ ok: true, value: { full } });
});

test.each([
  ['', {}, 'Enter the phone number.'],
  ['', { isMobile: true }, 'Enter the mobile number.'],
  ['phone', {}, 'Enter a valid phone number.'],
  ['12345', {}, 'Enter a valid phone number.'],
  ['+6015 331 9047', {}, 'Enter a valid phone number.'],
  ['+60 12-331 90471', {}, 'Enter a valid phone number.'],
  ['12-331 9047 / 12-331 9048', {}, 'Enter a valid phone number.'],
  [
    '04-261 8890',
    { countryCode: '60', isMobile: true },
    'Enter a mobile number. In Malaysia it begins with 01.',
  ],
  ['+65 9128 4470', { countryCode: '60' }, 'This is a number of +65. Choose that country code.'],
  ['+60 12-448 2071', { countryCode: '65' }, 'This is a number of +60. Choose that country code.'],
])('refuses %j with %j: %s', (typed, rules, problem) => {
  expect(problemOf(readPhone(typed, rules))).toBe(problem);
});

const lengths = { '60': 9, '65': 8, '62': 10, '673': 7, '61': 9, '44': 10, '1': 10 };
const beginnings = { '60': '12', '65': '9', '62': '812', '673': '7', '61': '4', '44': '74', '1': '201' };

test.each(Object.entries(lengths))(
  'a number of +%s that the portal shows is read as the number that it is',
  (countryCode, length) => {
    const start = new Map(Object.entries(beginnings)).get(countryCode) ?? '';
    const rest = fc.stringMatching(new RegExp(`^[2-9]\\d{${length - start.length - 1}}$`));
    fc.assert(
      fc.property(rest, (digits) => {
        const national = start + digits;
        const shown = formatPhone(countryCode, national) ?? '';
        expect(readPhone(shown, { countryCode })).toMatchObject({ ok: true, value: { national } });
        expect(readPhone(national, { countryCode })).toMatchObject({ ok: true, value: { national } });
      }),
    );
  },
);
