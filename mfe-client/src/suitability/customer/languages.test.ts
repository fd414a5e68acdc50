import type { SatQuestion } from '@portal/shared/api/suitability';
import { listLanguages, selectLanguage, translateQuestion } from './languages.ts';

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
  expect(listLanguages([question])).toEqual(['en']);
  expect(listLanguages([inMalay, inMalay])).toEqual(['en', 'ms']);
  expect(listLanguages([inMalay, question])).toEqual(['en']);
  expect(listLanguages([{ ...question, translations: { ms: { ...malay, options: [] } } }])).toEqual(['en']);
  expect(listLanguages([{ ...inMalay, help: 'Think of it.' }])).toEqual(['en']);
});

test('a stored language counts only when it is offered', () => {
  expect(selectLanguage('ms', ['en', 'ms'])).toBe('ms');
  expect(selectLanguage('zh', ['en', 'ms'])).toBe('en');
  expect(selectLanguage(null, ['en', 'ms'])).toBe('en');
});

test('a question in another language keeps its ids and values', () => {
  expect(translateQuestion(inMalay, 'ms')).toMatchObject({
    id: 5,
    section: 'Matlamat',
    text: 'Berapa lama?',
    options: [{ value: '1', text: 'Setahun', score: 1 }],
  });
  expect(translateQuestion(inMalay, 'zh')).toBe(inMalay);
  expect(translateQuestion(inMalay, 'en')).toBe(inMalay);
});
