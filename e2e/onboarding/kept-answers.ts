import type { Answers } from '../../mfe-client/src/onboarding/answers/answers.ts';
import { inForm } from '../support/run-form.ts';
import { all, country, nominees, second, simple, taxedIn, who } from './changed-answers.ts';

/** An applicant who needs every step. */
export const everyStep: Answers = all(
  second('JNT', '2'),
  who({ plans: ['CS', 'PRS'] }),
  nominees('60', '40'),
  taxedIn(country('SG')),
)(simple);

/** The steps with answers, in which a fault or a killed tab could lose some. */
export const answeredSteps: readonly string[] = inForm(
  ['Who', 'Personal'],
  [
    'Who',
    'Identity',
    'Personal',
    'Contact',
    'Work and means',
    'Exposure',
    'Tax',
    'Investor',
    'Suitability',
    'Joint holder',
    'Nominees',
  ],
);
