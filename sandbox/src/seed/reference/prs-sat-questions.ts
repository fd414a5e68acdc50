import type { Question, QuestionSet } from '../../rules/assessment/question-set.ts';

const toOptions = (texts: readonly string[]): Question['options'] =>
  texts.map((text, at) => ({ value: String.fromCharCode(65 + at), text, score: at + 1 }));

const QUESTIONS: readonly Question[] = [
  {
    id: 101,
    section: 'About you',
    text: 'How old are you?',
    scored: true,
    locked: true,
    options: ['60 or older', '50 to 59', '40 to 49', '30 to 39', 'Under 30'].map((text, at) => ({
      value: String(at + 1),
      text,
      score: at + 1,
    })),
  },
  {
    id: 102,
    section: 'Knowledge and experience',
    text: 'Which of these have you held?',
    help: 'Choose all that apply.',
    kind: 'multiple',
    scored: true,
    locked: false,
    options: toOptions([
      'None of these',
      'Deposits',
      'Bonds or sukuk',
      'Equity funds or shares',
      'Derivatives',
    ]),
  },
  {
    id: 103,
    section: 'Aims',
    text: 'In how many years will you retire?',
    kind: 'number',
    unit: 'years',
    min: 0,
    max: 60,
    scored: true,
    locked: false,
    options: [],
  },
  {
    id: 104,
    section: 'Aims',
    text: 'What do you want in retirement?',
    help: 'In the customer’s own words.',
    kind: 'text',
    max: 250,
    scored: false,
    locked: false,
    options: [],
  },
  {
    id: 105,
    section: 'Risk',
    text: 'Your retirement savings fall by 20%. What do you do?',
    kind: 'single',
    scored: true,
    locked: false,
    options: toOptions(['Stop contributing', 'Contribute less', 'Wait', 'Go on', 'Contribute more']),
  },
  {
    id: 106,
    section: 'Risk',
    text: 'For how many months would your emergency savings last?',
    kind: 'number',
    unit: 'months',
    min: 0,
    max: 240,
    scored: true,
    locked: false,
    options: [],
  },
  {
    id: 107,
    section: 'Preferences',
    text: 'Do you accept that exchange rates may lower the value of your savings?',
    kind: 'single',
    scored: false,
    locked: false,
    options: [
      { value: 'Y', text: 'Yes', score: null },
      { value: 'N', text: 'No', score: null },
    ],
  },
];

/** A second set with all kinds of questions, which agents who are registered for PRS alone are served. */
export const PRS_SAT_QUESTIONS: QuestionSet = {
  questions: QUESTIONS,
  ageQuestion: 101,
  cappingQuestions: [103],
  currencyQuestion: 107,
  numberScores: { 103: [1, 3, 5, 10], 106: [1, 3, 6, 12] },
};
