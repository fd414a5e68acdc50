import { languages } from './languages.ts';
import { type Words, wordsByLanguage } from './words.ts';

/** Sentences with numbers, and the numbers that each must have in every language, in any order. */
const sentences: readonly (readonly [name: string, (words: Words) => string, readonly number[]])[] = [
  ['a step', ({ step }) => step(3, 13), [3, 13]],
  ['a limit of characters', ({ limit }) => limit(250), [250]],
  ['a text that is too long', ({ wrong }) => wrong.text(250), [250]],
  ['a number with two limits', ({ wrong }) => wrong.number(1, 60), [1, 60]],
  ['a number with a lower limit', ({ wrong }) => wrong.number(18, undefined), [18]],
  ['a number with an upper limit', ({ wrong }) => wrong.number(undefined, 240), [240]],
  ['a number without a limit', ({ wrong }) => wrong.number(undefined, undefined), []],
  ['minutes that are left', ({ closes }) => closes(2), [2]],
  ['one minute that is left', ({ closes }) => closes(1), [1]],
];

test.each(
  sentences.flatMap(([name, sentence, numbers]) =>
    languages.map((language) => [name, language, sentence, numbers] as const),
  ),
)('[SAT-01] %s has its numbers in %s', (_name, language, sentence, numbers) => {
  const text = sentence(wordsByLanguage[language]);
  expect((text.match(/\d+/g) ?? []).map(Number).toSorted()).toEqual(numbers.toSorted());
});

test.each([
  ['en', 'Please enter a number of at least 18.', 'Please enter a number of at most 240.'],
  ['ms', 'Sila masukkan nombor sekurang-kurangnya 18.', 'Sila masukkan nombor tidak melebihi 240.'],
  ['zh', '请输入数字，不小于18。', '请输入数字，不大于240。'],
] as const)('[SAT-01] a number with one limit says in %s which of the two it is', (language, least, most) => {
  const { number } = wordsByLanguage[language].wrong;
  expect([number(18, undefined), number(undefined, 240)]).toEqual([least, most]);
});

/** All fixed texts, by their path. */
function listTexts(words: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(words).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[path + name, value] as const];
    return typeof value === 'object' ? listTexts(value, `${path}${name}.`) : [];
  });
}

test.each(languages)('[SAT-01] in %s one text has one English text', (language) => {
  const english = new Map(listTexts(wordsByLanguage.en));
  const texts = listTexts(wordsByLanguage[language]);
  for (const [path, text] of texts) {
    const alike = texts.filter(([, other]) => other === text).map(([other]) => english.get(other));
    expect(new Set(alike)).toEqual(new Set([english.get(path)]));
  }
});
