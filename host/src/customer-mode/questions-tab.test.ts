import { lookAgain } from './questions-tab.ts';

const open = { isClosed: false, isMissing: false, language: 'en' };
const questions = ['portal-questions', 'portal-questions-in:ms', 'portal:cart:C1'];

test('[SAT-01] the tab with the questions is closed once it is missing twice: a reload is missing once', () => {
  const once = lookAgain(open, ['portal:cart:C1']);
  expect(once.isClosed).toBe(false);
  expect(lookAgain(once, []).isClosed).toBe(true);
  expect(lookAgain(lookAgain(once, questions), []).isClosed).toBe(false);
});

test('[SAT-01] the language is that of the questions, and stays when their tab is closed', () => {
  const seen = lookAgain(open, questions);
  expect(seen.language).toBe('ms');
  expect(lookAgain(seen, []).language).toBe('ms');
});
