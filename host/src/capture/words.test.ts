import { handOffEnds } from '@portal/shared/api/hand-off-code';
import { cameraProblemTexts, endMessage, refusalMessages } from './words.ts';

test.each([
  ['done', ['sent', 'received'], 'The photos have arrived'],
  ['done', undefined, 'This code has been used'],
  ['expired', ['received', 'missing'], 'This code has ended'],
  ['expired', undefined, 'This code has ended'],
  ['left', ['missing'], 'Your agent has left the page'],
  ['left', ['received', 'received'], 'The photos have arrived'],
  ['cancelled', ['missing'], 'Your agent has ended this'],
  ['refused', ['received'], 'Stopped'],
] as const)('[ONB-02] an end by %s with photos %j is titled %j', (why, states, title) =>
  expect(endMessage(why, states).title).toBe(title),
);

test('[ONB-02] each reason why a camera does not open is said, with the way on', () => {
  const texts = Object.values(cameraProblemTexts);
  expect(new Set(texts).size).toBe(6);
  for (const text of texts) expect(text).toMatch(/choose a photo instead\.$/i);
});

test('[ONB-02] each refusal and each end has a separate title', () => {
  const ends = handOffEnds.map((why) => endMessage(why, ['missing']));
  const titles = [...ends, endMessage('done', undefined), ...Object.values(refusalMessages)].map(
    ({ title }) => title,
  );
  expect(new Set(titles).size).toBe(titles.length);
});
