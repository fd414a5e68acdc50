import type { Suitability } from '@portal/shared/selling';
import { moderate } from '../../../core/fixtures/suitability.ts';
import { mismatchText } from './mismatch-text.ts';

const said = 'In the words of the service.';
const unassessed = {
  mismatch: true,
  reasons: [said],
  customerRank: 0,
  schemeRank: 5,
  riskCategory: null,
};

test.each<[Suitability, string]>([
  [{ state: 'expired', validTo: '2026-03-03' }, 'The suitability assessment expired on 3\u00a0Mar\u00a02026'],
  [{ state: 'declined' }, 'The customer declined the suitability assessment'],
  [{ state: 'none' }, 'The customer has no suitability assessment'],
  // the record was read before the service checked
  [moderate, 'No valid suitability assessment'],
])('[SAT-04] without a valid assessment, by the record %j: %s', (suitability, title) => {
  expect(mismatchText(unassessed, suitability)).toEqual({ title, meaning: said, isRisk: false });
});

test.each<[Suitability, string]>([
  [{ state: 'none' }, 'The customer has no suitability assessment.'],
  [{ state: 'expired', validTo: '2026-03-03' }, 'The suitability assessment has expired.'],
])('[SAT-04] what the title says by the record %j is not said again', (suitability, reason) => {
  const meaningOf = (...reasons: string[]) => mismatchText({ ...unassessed, reasons }, suitability).meaning;
  expect(meaningOf(reason)).toBeUndefined();
  expect(meaningOf(reason, said)).toBe(said);
});

test('[SAT-04] that the assessment has expired is said where the title does not', () => {
  const reasons = ['The suitability assessment has expired.'];
  expect(mismatchText({ ...unassessed, reasons }, moderate).meaning).toBe(reasons[0]);
});

test('[SAT-04] a risk mismatch names both risks, and does not say its title again', () => {
  const reasons = ['The fund is above the customer’s risk category.'];
  const found = { ...unassessed, reasons, customerRank: 3, riskCategory: 'Moderate' };
  const meaning = 'Moderate covers funds up to risk 3; this fund is risk 5.';
  expect(mismatchText(found, moderate).meaning).toBe(meaning);
  const both = { ...found, reasons: [...reasons, said] };
  expect(mismatchText(both, moderate).meaning).toBe(`${meaning} ${said}`);
});

test('[SAT-04] a risk mismatch adds what the service says', () => {
  const found = { ...unassessed, customerRank: 3, riskCategory: 'Moderate' };
  expect(mismatchText(found, moderate)).toEqual({
    title: 'Above this customer’s risk category',
    meaning: `Moderate covers funds up to risk 3; this fund is risk 5. ${said}`,
    isRisk: true,
  });
});

test('[SAT-04] a mismatch of the currency has the words of the service', () => {
  const found = { ...unassessed, customerRank: 5, schemeRank: 2, riskCategory: 'Aggressive' };
  expect(mismatchText(found, moderate)).toMatchObject({ meaning: said, isRisk: false });
});
