import { areDocumentsDone, currentStep } from './checkout-steps.ts';

test.each([
  ['nothing', false, false, false, 'review'],
  ['the declaration before the items are checked', false, true, true, 'review'],
  ['the review, without an opened document', true, false, false, 'documents'],
  ['review and documents', true, true, false, 'declaration'],
  ['everything', true, true, true, 'submit'],
])(
  '[CHK-03] after %s the first step that is not done is the current one',
  (_done, review, documents, declaration, expected) => {
    expect(currentStep({ review, documents, declaration })).toBe(expected);
  },
);

test.each([
  ['none of them was opened', { openedCount: 0 }, false],
  ['some were opened', { openedCount: 2 }, false],
  ['all were opened', { openedCount: 9 }, true],
  ['the customer has received them', { isReceived: true }, true],
  ['the items have none', { count: 0 }, true],
  ['they are not known', { count: 0, isKnown: false }, false],
])('[CHK-03] whether the step of the documents is done when %s', (_when, facts, isDone) => {
  expect(areDocumentsDone({ isKnown: true, count: 9, openedCount: 0, isReceived: false, ...facts })).toBe(
    isDone,
  );
});
