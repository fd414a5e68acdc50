import type { Answers } from '../../mfe-client/src/onboarding/answers/answers.ts';
import { all, country, nominees, passport, second, simple, taxedIn, who } from './changed-answers.ts';

/** Somebody who is onboarded in the browser, and what is sold afterwards. */
export interface Applicant {
  readonly name: string;
  readonly answers: Answers;
  /** The fund that the new customer buys, which suits the plan, and for how much. */
  readonly fund: string;
  readonly amount: string;
}

const fromCash = { fund: 'Cempaka Biru Sukuk', amount: '2,000' };

/** One applicant of each kind with other steps, documents or accounts. */
export const applicants: readonly Applicant[] = [
  { ...fromCash, name: 'a simple individual', answers: simple },
  { ...fromCash, name: 'one of two holders, either of whom signs', answers: second('JNT', '2')(simple) },
  { ...fromCash, name: 'an adult with a minor', answers: second('MNR', '', true)(simple) },
  {
    name: 'a saver for retirement with two nominees',
    answers: all(who({ plans: ['PRS'] }), nominees('60', '40'))(simple),
    fund: 'Cempaka Biru PRS Growth',
    amount: '500',
  },
  {
    name: 'an EPF member with a Shariah account',
    answers: who({ plans: ['EPF'], epfNo: '12345678', epfAccountType: 'Shariah' })(simple),
    fund: 'Cempaka Biru Sukuk',
    amount: '2,000',
  },
  {
    ...fromCash,
    name: 'a foreigner with a passport who is taxed in two countries',
    answers: all(passport(), taxedIn(country('SG'), country('GB')))(simple),
  },
];
