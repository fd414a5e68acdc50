import { jointApplicantWire, onboardingWire } from '@portal/shared/testing';
import fc from 'fast-check';
import { missingParts } from '../fields/onboarding-parts.ts';
import { readOnboarding } from './onboarding.ts';
import { accountInText, accountLabel, isOnboardingId } from './onboarding-id.ts';

const without = (...parts: readonly (keyof typeof onboardingWire)[]) =>
  Object.fromEntries(Object.entries(onboardingWire).filter(([part]) => !parts.some((each) => each === part)));

const withHolder = (accountType: string, ...absent: readonly string[]) => ({
  ...onboardingWire,
  plans: { ...onboardingWire.plans, accountType },
  jointApplicant: jointApplicantWire.map((holder) =>
    Object.fromEntries(Object.entries(holder).filter(([part]) => !absent.includes(part))),
  ),
});

test.each([
  ['nothing is missing', onboardingWire, []],
  ['two steps are missing', without('tax', 'contact'), ['contact', 'tax']],
  [
    'a joint account without the other holder',
    { ...onboardingWire, plans: { ...onboardingWire.plans, accountType: 'JNT' } },
    ['joint holder'],
  ],
  ['a joint account', withHolder('JNT'), []],
  [
    'a joint account of an earlier release, whose other holder was not asked for tax',
    withHolder('JNT', 'tax'),
    ['joint holder'],
  ],
  [
    'a joint account whose other holder was not asked for exposure',
    withHolder('JNT', 'pep'),
    ['joint holder'],
  ],
  ['an adult with a minor', withHolder('MNR', 'employment', 'pep'), []],
  [
    'an adult with a minor of an earlier release',
    withHolder('MNR', 'employment', 'pep', 'tax'),
    ['joint holder'],
  ],
  ['a step that cannot be read', { ...onboardingWire, personal: 'damaged' }, ['personal details']],
])('[ONB-01] %s: %#', (_, payload, steps) => {
  expect(missingParts(readOnboarding(payload))).toEqual(steps);
});

test('[ONB-01] whatever the service sends is read, and an empty payload misses every step', () => {
  fc.assert(fc.property(fc.anything(), (payload) => missingParts(readOnboarding(payload)).length <= 9));
  expect(missingParts(readOnboarding(null))).toHaveLength(9);
});

test.each([
  ['ONB-7F3A', true],
  ['C0048217', false],
  ['', false],
])('%s is the id of an onboarding: %s', (id, expected) => {
  expect(isOnboardingId(id)).toBe(expected);
});

test.each([
  ['ONB-7F3A-CS', 'New account', 'the new account'],
  ['1000482917', '1000482917', 'account 1000482917'],
])('the account %s is called %s, in a sentence %s', (accountId, label, inText) => {
  expect([accountLabel(accountId), accountInText(accountId)]).toEqual([label, inText]);
});

test.each([
  [{ isAOFCompleted: true }, true],
  [{ isAOFCompleted: false }, false],
  [{}, false],
  [null, false],
])('[ITM-08] an onboarding of %j is completed: %s', (payload, expected) => {
  expect(readOnboarding(payload).isCompleted).toBe(expected);
});
