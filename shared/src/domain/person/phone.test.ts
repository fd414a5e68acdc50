import { formatPhone } from './phone.ts';

test.each([
  ['60', '124482071', '+60 12-448 2071'],
  ['60', '1172992853', '+60 11-7299 2853'],
  ['60', '42618890', '+60 4-261 8890'],
  ['60', '12-448 2071', '+60 12-448 2071'],
  ['+65', '9128 4470', '+65 9128 4470'],
  ['60', '+60124482071', '+60124482071'],
  [null, '0124482071', '0124482071'],
  ['60', null, undefined],
])('formats country %s and number %s as %s', (countryCode, tel, text) => {
  expect(formatPhone(countryCode, tel)).toBe(text);
});
