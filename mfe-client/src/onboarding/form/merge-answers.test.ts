import { onboardingWire } from '@portal/shared/testing';
import { fromPayload } from '../answers/from-payload.ts';
import { findForeignChanges, isSamePayload, mergeAnswers } from './merge-answers.ts';

const base = onboardingWire;
const theirs = {
  ...base,
  personal: { ...base.personal, maritalStatus: 'Single' },
  pep: { status: 'Family', position: 'Minister', sourceOfWealth: 'Rent' },
};
const mine = {
  ...fromPayload(base),
  personal: { ...fromPayload(base).personal, maritalStatus: 'Widowed' },
  work: { ...fromPayload(base).work, employerName: 'Seri Sdn Bhd' },
};

test('[ONB-01] names what another device has changed, and which of that is changed here too', () => {
  expect(findForeignChanges(mine, base, theirs)).toEqual({
    changed: ['personal', 'exposure'],
    contested: ['personal'],
  });
  expect(findForeignChanges(fromPayload(base), base, base)).toEqual({ changed: [], contested: [] });
});

test.each([
  ['mine', 'Widowed'],
  ['theirs', 'Single'],
] as const)('[ONB-01] loses nothing of either side: what both changed is %s', (contested, expected) => {
  const merged = mergeAnswers(mine, base, theirs, contested);
  expect(merged.personal.maritalStatus).toBe(expected);
  expect(merged.exposure.status).toBe('Family');
  expect(merged.work.employerName).toBe('Seri Sdn Bhd');
});

test('the order of fields and whether it is completed make no difference between payloads', () => {
  const reordered = Object.fromEntries(Object.entries(base).toReversed());
  expect(isSamePayload(base, { ...reordered, isAOFCompleted: false })).toBe(true);
  expect(isSamePayload(base, theirs)).toBe(false);
});
