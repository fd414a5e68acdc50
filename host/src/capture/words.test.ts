import { cameraProblem, endMessage, timeText } from './words.ts';

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

test.each([
  ['NotAllowedError', /not allowed/],
  ['NotFoundError', /No camera/],
  ['NotReadableError', /in use by another app/],
  ['', /did not open/],
])('[ONB-02] a camera that does not open by %j is said, with the way on', (name, text) => {
  expect(cameraProblem(name)).toMatch(text);
  expect(cameraProblem(name)).toMatch(/choose photos instead/i);
});

test('time is minutes and seconds', () => expect(timeText(605)).toBe('10:05'));
