import { extraCareReason } from './vulnerable.ts';

const unanswered = { Q2: null, Q2Yes: null, Q3: null, Q4: null, Q5: null, Q6: null };

test.each([
  [{ age: 59, vI: null }, false],
  [{ age: 60, vI: null }, true],
  [{ age: null, vI: null }, false],
  [{ age: 30, vI: unanswered }, false],
  [{ age: 30, vI: { ...unanswered, Q2: true } }, true],
  [{ age: 30, vI: { ...unanswered, Q2: false, Q3: true, Q4: true, Q5: true } }, false],
  [{ age: 30, vI: { ...unanswered, Q3: false } }, true],
  [{ age: 30, vI: { ...unanswered, Q4: false } }, true],
  [{ age: 30, vI: { ...unanswered, Q5: false } }, true],
])('a customer with %j needs extra care: %p', (facts, flagged) => {
  expect(extraCareReason(facts) !== undefined).toBe(flagged);
});
