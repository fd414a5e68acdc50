import fc from 'fast-check';
import { schemeActions } from './scheme-actions.ts';

const open = {
  isRedemptionAllow: true,
  isSwitchingAllow: true,
  isSwitchingEPFAllow: true,
  isTransferAllow: true,
  isSmartSaveAllow: true,
};
const all = { redeem: true, switch: true, transfer: true, smartSave: true };

test.each([
  ['CS', {}, all],
  ['CS', { isRedemptionAllow: false }, { ...all, redeem: false }],
  ['CS', { isSwitchingAllow: false }, { ...all, switch: false }],
  ['CS', { isSwitchingEPFAllow: false }, all],
  ['PRS', { isSwitchingEPFAllow: false }, all],
  ['EPF', { isSwitchingEPFAllow: false }, { ...all, switch: false }],
  ['EPF', { isSwitchingAllow: false }, all],
  ['EPF', { isTransferAllow: false }, { ...all, transfer: false }],
  ['CS', { isSmartSaveAllow: false }, { ...all, smartSave: false }],
] as const)('[ITM-11] actions of plan %s with %j', (plan, flags, expected) => {
  expect(schemeActions({ ...open, ...flags }, plan)).toEqual(expected);
});

test('[ITM-11] permits nothing on any plan when no flag is set', () => {
  const closed = Object.fromEntries(Object.keys(open).map((flag) => [flag, false]));
  fc.assert(
    fc.property(fc.constantFrom('CS' as const, 'EPF' as const, 'PRS' as const), (plan) => {
      expect(Object.values(schemeActions({ ...open, ...closed }, plan))).toEqual([
        false,
        false,
        false,
        false,
      ]);
    }),
  );
});
