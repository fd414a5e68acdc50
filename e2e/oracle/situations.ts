/**
 * Situations of a person, each on the three ways on which a person is judged: as applicant of an onboarding, as the second
 * holder of one, and in an update of the record. Written by hand as `questions.ts` is, apart from the product's code.
 */
import type { SituationOfAPerson } from './situation-of-a-person.ts';
import { investors } from './situations-of-investors.ts';
import { recordedInvestors } from './situations-of-recorded-investors.ts';
import { relatives } from './situations-of-relatives.ts';
import { taxed } from './situations-of-tax.ts';
import { workers } from './situations-of-work.ts';

export const situations: readonly SituationOfAPerson[] = [
  ...workers,
  ...investors,
  ...recordedInvestors,
  ...taxed,
  ...relatives,
];
