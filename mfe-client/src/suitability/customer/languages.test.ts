import type { SatQuestion } from '@portal/shared/api/suitability';
import { chosenLanguage, inLanguage, languagesOf } from './languages.ts';

const question: SatQuestion = {
  id: 5,
  section: 'Aims',
  text: 'How long?',
  scored: true,
  locked: false,
  options: [{ value: '1', text: 'A year', score: 1 }],
};
const malay = { section: 'Matlamat', text: 'Berapa lama?', options: [{ value: '1', text: 'Setahun' }] };
const inMalay = { ...question, translations: { ms: malay } };

test('[SAT-01] a language is offered when every text of every question has it', () => {
  expect(languagesOf([question])).toEqual(['en']);
  expect(languagesOf([inMalay, inMalay])).toEqual(['en', 'ms']);
  expect(languagesOf([inMalay, question])).toEqual(['en']);
  expect(languagesOf([{ ...question, translations: { ms: { ...malay, options: [] } } }])).toEqual(['en']);
  expect(languagesOf([{ ...inMalay, help: 'Think of it.' }])).toEqual(['en']);
});

test('a stored language counts only when it is offered', () => {
  expect(chosenLanguage('ms', ['en', 'ms'])).toBe('ms');
  expect(chosenLanguage('zh', ['en', 'ms'])).toBe('en');
  expect(chosenLanguage(null, ['en', 'ms'])).toBe('en');
});

test('a question in another language keeps its ids and values', () => {
  expect(inLanguage(inMalay, 'ms')).toMatchObject({
    id: 5,
    section: 'Matlamat',
    text: 'Berapa lama?',
    options: [{ value: '1', text: 'Setahun', score: 1 }],
  });
  expect(inLanguage(inMalay, 'zh')).toBe(inMalay);
  expect(inLanguage(inMalay, 'en')).toBe(inMalay);
});
