import fc from 'fast-check';
import { PRS_SAT_QUESTIONS } from '../../seed/reference/prs-sat-questions.ts';
import { SAT_QUESTIONS } from '../../seed/reference/sat-questions.ts';
import { type Answer, ageOption } from './question-set.ts';
import { calculateRisk, lastAssessmentDay } from './score.ts';

/** Answers to the ten scored questions, one digit each. */
const answersOf = (digits: string): readonly Answer[] => [
  ...[...digits].map((value, at) => ({ questionId: at + 1, value })),
  { questionId: 11, value: 'Y' },
  { questionId: 12, value: 'N' },
];

/** Options of questions 1 to 10, score and category by docs/domain.md, section 4. Written as literals, not calculated. */
const answerSets = [
  ['1111111111', 10, 'Conservative'],
  ['1111212111', 12, 'Conservative'],
  ['1121212111', 13, 'Conservative'],
  ['1112222111', 14, 'Conservative'],
  ['1211131121', 14, 'Conservative'],
  ['1121214111', 15, 'Conservative'],
  ['2111213212', 16, 'Conservative'],
  ['2114211211', 16, 'Conservative'],
  ['1131222131', 17, 'Conservative'],
  ['1111252112', 17, 'Conservative'],
  ['1122113132', 17, 'Conservative'],
  ['1414212111', 18, 'Moderately Conservative'],
  ['1411223211', 18, 'Moderately Conservative'],
  ['4111132131', 18, 'Moderately Conservative'],
  ['2112321213', 18, 'Moderately Conservative'],
  ['3422121111', 18, 'Moderately Conservative'],
  ['1113242212', 19, 'Moderately Conservative'],
  ['2222222222', 20, 'Moderately Conservative'],
  ['1314212213', 20, 'Moderately Conservative'],
  ['1311345213', 24, 'Moderately Conservative'],
  ['4132412152', 25, 'Moderately Conservative'],
  ['3112432324', 25, 'Moderately Conservative'],
  ['3142114243', 25, 'Moderately Conservative'],
  ['4352221411', 25, 'Moderately Conservative'],
  ['3221422442', 26, 'Moderate'],
  ['2313434213', 26, 'Moderate'],
  ['2225122253', 26, 'Moderately Conservative'],
  ['1312541441', 26, 'Moderately Conservative'],
  ['4455121211', 26, 'Moderately Conservative'],
  ['2543413113', 27, 'Moderate'],
  ['3255252121', 28, 'Moderate'],
  ['3333333333', 30, 'Moderate'],
  ['4214351235', 30, 'Moderately Conservative'],
  ['2324332455', 33, 'Moderate'],
  ['3523524235', 34, 'Moderate'],
  ['2534224435', 34, 'Moderate'],
  ['5325143443', 34, 'Moderately Conservative'],
  ['4134532445', 35, 'Moderately Aggressive'],
  ['5352434252', 35, 'Moderately Aggressive'],
  ['4525155125', 35, 'Moderately Conservative'],
  ['5144431355', 35, 'Moderately Conservative'],
  ['5345141525', 35, 'Moderately Conservative'],
  ['3155355351', 36, 'Moderately Aggressive'],
  ['3353514535', 37, 'Moderately Aggressive'],
  ['4444444444', 40, 'Moderately Aggressive'],
  ['4533451555', 40, 'Moderately Conservative'],
  ['5555425352', 41, 'Moderately Aggressive'],
  ['5352455355', 42, 'Moderately Aggressive'],
  ['3555355344', 42, 'Moderately Aggressive'],
  ['5553155535', 42, 'Moderately Conservative'],
  ['5555151555', 42, 'Moderately Conservative'],
  ['5525544553', 43, 'Aggressive'],
  ['5513555545', 43, 'Aggressive'],
  ['5455145554', 43, 'Moderately Conservative'],
  ['5435551555', 43, 'Moderately Conservative'],
  ['4545533555', 44, 'Aggressive'],
  ['5555252555', 44, 'Aggressive'],
  ['5554355544', 45, 'Aggressive'],
  ['5555155555', 46, 'Moderately Conservative'],
  ['5555551555', 46, 'Moderately Conservative'],
  ['5555555544', 48, 'Aggressive'],
  ['5555555554', 49, 'Aggressive'],
  ['5555555555', 50, 'Aggressive'],
] as const;

test('[SAT-02] the table has at least 60 answer sets', () =>
  expect(new Set(answerSets.map(([digits]) => digits)).size).toBeGreaterThanOrEqual(60));

test.each(answerSets)('[SAT-02] the answers %s score %i: %s', (digits, score, riskCategory) => {
  expect(calculateRisk(SAT_QUESTIONS, answersOf(digits))).toMatchObject({ score, riskCategory });
});

test.each([
  [18, '5'],
  [29, '5'],
  [30, '4'],
  [39, '4'],
  [40, '3'],
  [50, '2'],
  [59, '2'],
  [60, '1'],
  [95, '1'],
])('[SAT-02] age %i is option %s', (age, option) => expect(ageOption(age)).toBe(option));

test.each([
  ['2026-11-21', '2027-11-20'],
  ['2026-01-01', '2026-12-31'],
  ['2027-03-01', '2028-02-29'],
  ['2028-02-29', '2029-02-28'],
])('[SAT-02] an assessment of %s is valid to %s', (from, to) => expect(lastAssessmentDay(from)).toBe(to));

test('[SAT-02] several options count as the highest, a number by its limits, and text does not count', () => {
  const answers: readonly Answer[] = [
    { questionId: 101, value: '5' },
    { questionId: 102, value: ['A', 'D'] },
    { questionId: 103, value: 5 },
    { questionId: 104, value: 'A house by the sea' },
    { questionId: 105, value: 'C' },
    { questionId: 106, value: 12 },
    { questionId: 107, value: 'N' },
  ];
  // 5 + 4 + 4 + 3 + 5 = 21 of 25
  expect(calculateRisk(PRS_SAT_QUESTIONS, answers)).toEqual({
    score: 42,
    rank: 4,
    riskCategory: 'Moderately Aggressive',
    satGroup: 'MA',
  });
  const soon = answers.map((answer) => (answer.questionId === 103 ? { ...answer, value: 0 } : answer));
  expect(calculateRisk(PRS_SAT_QUESTIONS, soon)).toMatchObject({ score: 36, satGroup: 'MC' });
});

const chosenOptions = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 10, maxLength: 10 });

test('[SAT-02] a bolder answer never lowers the category, and the order of answers does not matter', () => {
  fc.assert(
    fc.property(chosenOptions, fc.integer({ min: 0, max: 9 }), (options, at) => {
      const answers = answersOf(options.join(''));
      const before = calculateRisk(SAT_QUESTIONS, answers);
      const bolder = options.map((option, index) => (index === at ? Math.min(5, option + 1) : option));
      expect(calculateRisk(SAT_QUESTIONS, answersOf(bolder.join(''))).rank).toBeGreaterThanOrEqual(
        before.rank,
      );
      expect(calculateRisk(SAT_QUESTIONS, answers.toReversed())).toEqual(before);
      expect(before.score).toBe(options.reduce((total, option) => total + option));
    }),
  );
});
