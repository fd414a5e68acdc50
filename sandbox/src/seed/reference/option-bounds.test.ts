import { satTranslations } from '@portal/shared/api/suitability';
import { SAT_QUESTIONS } from './sat-questions.ts';

/** What an option covers: `from` is included, `below` is not; `to` is included, `over` is not. */
type Bounds = Readonly<Partial<Record<'from' | 'below' | 'over' | 'to', number>>>;
type Language = 'en' | (typeof satTranslations)[number];
/** What an option says in each language, by the shape of its bounds. */
type Phrases = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A word in place of a text of bounds, where nothing is counted. */
type Word = Readonly<Record<Language, string>>;
const none: Word = { en: 'None', ms: 'Tiada', zh: '不能承受损失' };
const noSavings: Word = { en: 'I have none', ms: 'Saya tiada simpanan', zh: '没有储蓄' };

const age: Phrases = {
  from: { en: '{from} or older', ms: '{from} tahun atau lebih', zh: '{from}岁或以上' },
  'from to': { en: '{from} to {to}', ms: '{from} hingga {to}', zh: '{from}至{to}岁' },
  below: { en: 'Under {below}', ms: 'Bawah {below}', zh: '{below}岁以下' },
};
const horizon: Phrases = {
  below: { en: 'Less than a year', ms: 'Kurang daripada setahun', zh: '不足{below}年' },
  'from below': {
    en: '{from} years to less than {below}',
    ms: '{from} tahun hingga kurang daripada {below}',
    zh: '满{from}年，不足{below}年',
  },
  from: { en: '{from} years or longer', ms: '{from} tahun atau lebih', zh: '{from}年或以上' },
};
const percent: Phrases = {
  to: { en: 'Up to {to}%', ms: 'Hingga {to}%', zh: '最多{to}%' },
  over: { en: 'More than {over}%', ms: 'Lebih daripada {over}%', zh: '超过{over}%' },
  'from to': { en: '{from}% to {to}%', ms: '{from}% hingga {to}%', zh: '{from}%至{to}%' },
};
const months: Phrases = {
  below: { en: 'Less than {below}', ms: 'Kurang daripada {below}', zh: '不足{below}个月' },
  'from below': {
    en: '{from} to less than {below}',
    ms: '{from} hingga kurang daripada {below}',
    zh: '满{from}个月，不足{below}个月',
  },
  from: { en: '{from} or more', ms: '{from} atau lebih', zh: '{from}个月或以上' },
};

/** Questions whose options are limits, by their ids: options in the order of their scores, 1 to 5. */
const table: readonly (readonly [id: number, Phrases, readonly (Bounds | Word)[]])[] = [
  [1, age, [{ from: 60 }, { from: 50, to: 59 }, { from: 40, to: 49 }, { from: 30, to: 39 }, { below: 30 }]],
  [
    5,
    horizon,
    [{ below: 1 }, { from: 1, below: 3 }, { from: 3, below: 5 }, { from: 5, below: 10 }, { from: 10 }],
  ],
  [7, percent, [none, { to: 5 }, { to: 10 }, { to: 20 }, { over: 20 }]],
  [8, percent, [{ over: 75 }, { from: 51, to: 75 }, { from: 26, to: 50 }, { from: 11, to: 25 }, { to: 10 }]],
  [9, months, [noSavings, { below: 3 }, { from: 3, below: 6 }, { from: 6, below: 12 }, { from: 12 }]],
];

const isWord = (option: Bounds | Word): option is Word => 'en' in option;

function textOf(option: Bounds | Word, phrases: Phrases, language: Language): string {
  if (isWord(option)) return option[language];
  const phrase = phrases[Object.keys(option).join(' ')]?.[language] ?? '';
  const filled = Object.entries(option).reduce(
    (text, [bound, number]) => text.replace(`{${bound}}`, String(number)),
    phrase,
  );
  // English has one year, and 3 years
  return filled.replace(/^1 years/, '1 year');
}

function textsIn(language: Language, id: number): readonly string[] {
  const question = SAT_QUESTIONS.questions.find((each) => each.id === id);
  const options = language === 'en' ? question?.options : question?.translations?.[language]?.options;
  return options?.map(({ text }) => text) ?? [];
}

const languages: readonly Language[] = ['en', ...satTranslations];
const rows = table.flatMap(([id, phrases, options]) =>
  languages.map((language) => [id, language, phrases, options] as const),
);

test.each(rows)(
  '[SAT-01] the options of question %i say their limits in %s',
  (id, language, phrases, options) => {
    expect(textsIn(language, id)).toEqual(options.map((option) => textOf(option, phrases, language)));
  },
);

/** Every number in a text, in order. */
const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

test.each(SAT_QUESTIONS.questions.map((question) => [question.id, question] as const))(
  '[SAT-01] question %i and its options have the numbers of the English text in every language',
  (id, { text, options, translations }) => {
    for (const language of satTranslations) {
      const translated = translations?.[language];
      expect(numbersIn(translated?.text ?? '')).toEqual(numbersIn(text));
      // a year is a word in English and Malay
      const isWritten = id === 5 ? options.slice(1) : options;
      for (const { value, text: english } of isWritten) {
        const option = translated?.options.find((each) => each.value === value);
        expect(numbersIn(option?.text ?? '')).toEqual(numbersIn(english));
      }
    }
  },
);

test('[SAT-01] no two options of a question read alike in any language', () => {
  for (const { id, options } of SAT_QUESTIONS.questions)
    for (const language of languages) expect(new Set(textsIn(language, id)).size).toBe(options.length);
});
