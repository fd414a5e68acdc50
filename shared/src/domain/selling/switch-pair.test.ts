import { switchPairPermission } from './switch-pair.ts';

const from = { scheme: 'CBMGF', currency: 'MYR', productManagerMasterID: 'CBAM' };
const sukuk = { ...from, scheme: 'CBSUK' };
const dollar = { ...from, scheme: 'CBGSU', currency: 'USD' };
const other = { ...sukuk, productManagerMasterID: 'XYZ' };
const foreign = 'A switch must stay in the same currency, but this fund is in USD.';

test.each([
  ['another scheme', sukuk, 'CS', false, undefined],
  ['itself', from, 'CS', true, 'A fund cannot be switched into itself.'],
  ['another currency', dollar, 'CS', false, foreign],
  ['another currency, EPF', dollar, 'EPF', false, foreign],
  ['another currency where it is allowed', dollar, 'CS', true, undefined],
  ['another manager, cash', other, 'CS', false, undefined],
  [
    'another manager, PRS',
    other,
    'PRS',
    false,
    'Retirement savings are switched only within the funds of one manager.',
  ],
  ['the same manager, PRS', sukuk, 'PRS', false, undefined],
])('[ITM-12] a switch into %s', (_case, to, plan, allowCrossCurrencySwitch, reason) => {
  expect(switchPairPermission(from, to, { plan, allowCrossCurrencySwitch })).toEqual(
    reason === undefined ? { allowed: true } : { allowed: false, reason },
  );
});
