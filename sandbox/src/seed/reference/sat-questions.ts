import { satTranslations } from '@portal/shared/api/suitability';
import type { Question, QuestionSet } from '../../rules/assessment/question-set.ts';
import { SAT_TRANSLATIONS } from './sat-translations.ts';

/** Options are worth 1 to 5 in this order (docs/domain.md, section 4). */
const SCORED: readonly (readonly [section: string, text: string, options: readonly string[]])[] = [
  ['About you', 'How old are you?', ['60 or older', '50 to 59', '40 to 49', '30 to 39', 'Under 30']],
  [
    'Knowledge and experience',
    'How well do you know investments?',
    ['Not at all', 'The basics', 'Fairly well', 'Well', 'As an expert'],
  ],
  [
    'Knowledge and experience',
    'What is the riskiest product you have held?',
    ['None', 'Deposits', 'Bond or money market funds', 'Equity funds or shares', 'Derivatives'],
  ],
  [
    'Objective',
    'What should the money do for you?',
    ['Keep its value', 'Give income', 'Give income and grow', 'Grow', 'Grow as much as possible'],
  ],
  [
    'Objective',
    'How long can the money stay invested?',
    [
      'Less than a year',
      '1 year to less than 3',
      '3 years to less than 5',
      '5 years to less than 10',
      '10 years or longer',
    ],
  ],
  [
    'Risk',
    'Your investment falls by 20%. What do you do?',
    ['Sell all of it', 'Sell some of it', 'Wait', 'Hold it with confidence', 'Buy more'],
  ],
  [
    'Risk',
    'What loss in one year could you bear?',
    ['None', 'Up to 5%', 'Up to 10%', 'Up to 20%', 'More than 20%'],
  ],
  [
    'Circumstances',
    'How much of what you own is invested?',
    ['More than 75%', '51% to 75%', '26% to 50%', '11% to 25%', 'Up to 10%'],
  ],
  [
    'Circumstances',
    'For how many months would your emergency savings last?',
    ['I have none', 'Less than 3', '3 to less than 6', '6 to less than 12', '12 or more'],
  ],
  [
    'Circumstances',
    'How will your income develop?',
    ['Fall fast', 'Fall', 'Stay the same', 'Rise', 'Rise fast'],
  ],
];

const YES_NO = [
  { value: 'Y', text: 'Yes', score: null },
  { value: 'N', text: 'No', score: null },
];

const UNSCORED = [
  'Do you accept that exchange rates may lower the value of your investment?',
  'Do you want Shariah-compliant funds only?',
];

/** The ten scored questions and the two that are not. */
const QUESTIONS: readonly Question[] = [
  ...SCORED.map(
    ([section, text, options], index): Question => ({
      id: index + 1,
      section,
      text,
      scored: true,
      // answered from the age on the identity card
      locked: index === 0,
      options: options.map((option, at) => ({ value: String(at + 1), text: option, score: at + 1 })),
    }),
  ),
  ...UNSCORED.map(
    (text, index): Question => ({
      id: SCORED.length + index + 1,
      section: 'Preferences',
      text,
      scored: false,
      locked: false,
      options: YES_NO,
    }),
  ),
];

/** The question with its texts in Malay and Chinese. */
function translate(question: Question, at: number): Question {
  const translations = satTranslations.flatMap((language) => {
    const row = SAT_TRANSLATIONS[language][at];
    if (!row) return [];
    const [section, text, texts] = row;
    const options = question.options.map(({ value }, index) => ({ value, text: texts[index] ?? '' }));
    return [[language, { section, text, options }] as const];
  });
  return { ...question, translations: Object.fromEntries(translations) };
}

/** The questions of docs/domain.md, section 4. */
export const SAT_QUESTIONS: QuestionSet = {
  questions: QUESTIONS.map(translate),
  ageQuestion: 1,
  // horizon and tolerable loss
  cappingQuestions: [5, 7],
  currencyQuestion: 11,
  numberScores: {},
};
