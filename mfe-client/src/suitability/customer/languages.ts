import type { SatQuestion } from '@portal/shared/api/suitability';

/** Languages of the customer's mode, in the order of the switch. */
export const languages = ['en', 'ms', 'zh'] as const;
/** A language of the customer's mode. */
export type Language = (typeof languages)[number];

/** Name of each language in that language, and its `lang` attribute. */
export const languageNames = {
  en: { name: 'English', tag: 'en' },
  ms: { name: 'Bahasa Melayu', tag: 'ms' },
  zh: { name: '中文', tag: 'zh-Hans' },
} as const satisfies Record<Language, { readonly name: string; readonly tag: string }>;

/** Whether the service gives every text of a question in this language. */
function isWholeIn(question: SatQuestion, language: Exclude<Language, 'en'>): boolean {
  const texts = question.translations?.[language];
  return (
    texts !== undefined &&
    (question.help === undefined || texts.help !== undefined) &&
    question.options.every(({ value }) =>
      texts.options.some((option) => option.value === value && option.text !== ''),
    )
  );
}

/**
 * Returns the languages in which every question can be read: English, and each that all questions are translated to. A
 * partial translation would mix two languages.
 */
export const listLanguages = (questions: readonly SatQuestion[]): readonly Language[] =>
  languages.filter(
    (language) => language === 'en' || questions.every((question) => isWholeIn(question, language)),
  );

/**
 * Returns the language that was chosen before, by its stored name; English without one, or when the questions do not
 * have it.
 */
export const selectLanguage = (storedName: string | null, choices: readonly Language[]): Language =>
  choices.find((language) => language === storedName) ?? 'en';

/**
 * Returns a question with its texts in this language, unchanged where it has no translation. Answers keep the values of
 * the options.
 */
export function translateQuestion(question: SatQuestion, language: Language): SatQuestion {
  const texts = language === 'en' ? undefined : question.translations?.[language];
  if (!texts) return question;
  const { section, text, help, unit, options } = texts;
  const textOf = (value: string) => options.find((option) => option.value === value)?.text;
  return {
    ...question,
    section,
    text,
    ...(help === undefined ? {} : { help }),
    ...(unit === undefined ? {} : { unit }),
    options: question.options.map((option) => ({ ...option, text: textOf(option.value) ?? option.text })),
  };
}
