import { endSentence } from './sentence.ts';

test.each([
  ['Too expensive', 'Too expensive.'],
  ['Too expensive.', 'Too expensive.'],
  ['Too expensive. ', 'Too expensive.'],
  ['Why now?', 'Why now?'],
  ['1 item for Cempaka Sdn. Bhd.', '1 item for Cempaka Sdn. Bhd.'],
])('%j as a sentence is %j', (text, sentence) => {
  expect(endSentence(text)).toBe(sentence);
});
