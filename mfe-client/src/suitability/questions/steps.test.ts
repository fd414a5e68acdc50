import type { SatQuestion } from '@portal/shared/api/suitability';
import fc from 'fast-check';
import { buildSteps, findFirstOpenStep, findReachableStep, listSections } from './steps.ts';

const question = (id: number, section: string): SatQuestion => ({
  id,
  section,
  text: `Question ${id}`,
  scored: true,
  locked: false,
  options: [],
});
const steps = buildSteps([question(1, 'About you'), question(2, 'Aims'), question(3, 'Aims')]);

test('[SAT-01] steps are the questions in the service’s order, extra care and the result', () => {
  expect(steps.map(({ id, section, place, count }) => [id, section, place, count])).toEqual([
    ['q1', 'About you', 1, 1],
    ['q2', 'Aims', 1, 2],
    ['q3', 'Aims', 2, 2],
    ['extra-care', 'Extra care', 1, 1],
    ['result', 'Result and declaration', 1, 1],
  ]);
});

test.each([
  ['nothing', [], null, false, 'q1'],
  ['a step that is done', ['q1', 'q2'], 'q1', false, 'q1'],
  ['the first that is open', ['q1'], 'q2', false, 'q2'],
  ['a step that is too far', ['q1'], 'q3', false, 'q2'],
  ['the result too early', ['q1'], 'result', false, 'q2'],
  ['the result of a customer who gives no information', ['q1'], 'result', true, 'result'],
  ['a step that does not exist', ['q1'], 'q9', false, 'q2'],
  ['nothing, and all is done', ['q1', 'q2', 'q3', 'extra-care'], null, false, 'result'],
] as const)('the address names %s', (_case, done, requestedId, hasDeclined, expected) => {
  expect(findReachableStep(steps, done, requestedId, hasDeclined)?.id).toBe(expected);
});

test('sections count what is done and can be opened up to the first open step', () => {
  const [, aims] = steps;
  if (!aims) throw new Error('There is no step.');
  expect(
    listSections(steps, ['q1', 'q2'], aims).map(({ state, stepId, doneCount: done }) => [
      state,
      stepId,
      done,
    ]),
  ).toEqual([
    ['done', 'q1', 1],
    ['now', 'q3', 1],
    ['later', 'extra-care', 0],
    ['later', 'result', 0],
  ]);
});

test('whatever is done, no question is passed over', () => {
  fc.assert(
    fc.property(
      fc.subarray(['q1', 'q2', 'q3', 'extra-care']),
      fc.constantFrom('q1', 'q2', 'q3', 'extra-care', 'result', null),
      (done, requestedId) => {
        const step = findReachableStep(steps, done, requestedId, false);
        const before = steps.slice(0, step ? steps.indexOf(step) : 0);
        expect(before.every(({ id }) => done.includes(id))).toBe(true);
        expect(steps).toContain(findFirstOpenStep(steps, done));
      },
    ),
  );
});
