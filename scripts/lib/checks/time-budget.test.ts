import { overTimeBudget, sharesOf, timeTable } from './time-budget.mjs';

const seconds = new Map([
  ['cart.spec.ts', 60],
  ['home.spec.ts', 30],
  ['small.spec.ts', 10],
]);

test('shares are percent of the whole run', () => {
  expect([...sharesOf(seconds)]).toEqual([
    ['cart.spec.ts', 60],
    ['home.spec.ts', 30],
    ['small.spec.ts', 10],
  ]);
});

test.each([
  ['within twice the recorded shares', { 'cart.spec.ts': 30, 'home.spec.ts': 30, 'small.spec.ts': 10 }, []],
  [
    'a share that more than doubled',
    { 'cart.spec.ts': 29, 'home.spec.ts': 30, 'small.spec.ts': 10 },
    ['cart.spec.ts takes 60 % of the run, more than twice its 29 % in e2e/time-budget.json'],
  ],
  ['a small file, whatever its share', { 'cart.spec.ts': 60, 'home.spec.ts': 30, 'small.spec.ts': 1 }, []],
  [
    'a file without a record',
    { 'cart.spec.ts': 60, 'home.spec.ts': 30 },
    ['small.spec.ts has no share in e2e/time-budget.json: npm run time:write'],
  ],
])('%s', (_case, budget, complaints) => {
  expect(overTimeBudget(seconds, budget)).toEqual(complaints);
});

test('the table names seconds and share of each file', () => {
  expect(timeTable(seconds)[0]).toBe('   60.0 s    60 %  cart.spec.ts');
});
