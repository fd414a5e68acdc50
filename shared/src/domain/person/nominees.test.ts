import { readShare, repeatedNominee, shareSumProblem, sumOfShares } from './nominees.ts';
import { problemOf } from './reading.ts';

test.each([
  ['100', 10_000],
  ['33.34', 3334],
  [' 0.01 ', 1],
  ['12.5 %', 1250],
  ['３３.３４', 3334],
  ['57.29', 5729],
])('reads the share %j as %j hundredths of a per cent', (typed, hundredths) =>
  expect(readShare(typed)).toEqual({ ok: true, value: hundredths }),
);

test.each([
  ['33.333', 'Enter a share with at most 2 decimals, such as 33.34.'],
  ['', 'Enter a share over 0, up to 100, such as 33.34.'],
  ['0', 'Enter a share over 0, up to 100, such as 33.34.'],
  ['0.00', 'Enter a share over 0, up to 100, such as 33.34.'],
  ['100.01', 'Enter a share over 0, up to 100, such as 33.34.'],
  ['33,34', 'Enter a share over 0, up to 100, such as 33.34.'],
  ['-5', 'Enter a share over 0, up to 100, such as 33.34.'],
  ['1e-7', 'Enter a share over 0, up to 100, such as 33.34.'],
  ['half', 'Enter a share over 0, up to 100, such as 33.34.'],
])('does not read the share %j, and says what to enter', (typed, problem) =>
  expect(problemOf(readShare(typed))).toBe(problem),
);

test.each([
  [[], 0, undefined],
  [['100'], 100, undefined],
  [['33.34', '33.33', '33.33'], 100, undefined],
  [['16.67', '16.67', '16.67', '16.67', '16.66', '16.66'], 100, undefined],
  [['33.33', '33.33', '33.33'], 99.99, 'The shares add up to 99.99%. They must add up to 100%.'],
  [['60', 'half'], 60, 'The shares add up to 60%. They must add up to 100%.'],
  [['60', '40.01'], 100.01, 'The shares add up to 100.01%. They must add up to 100%.'],
])('shares %j add up to %j', (shares, sum, problem) => {
  expect(sumOfShares(shares)).toBe(sum);
  expect(shareSumProblem(shares)).toBe(problem);
});

test.each([
  ['another number', ['K1234567', '880412145233'], undefined],
  [
    'the applicant’s number',
    ['K1234567', '910725-10-6048'],
    'This is the applicant’s number. Enter the nominee’s.',
  ],
  [
    'a nominee’s before',
    ['K1234567', 'k 123-4567'],
    'This is the number of nominee 1. Name each person once.',
  ],
  ['no number yet', ['', ''], undefined],
])('a second nominee with %s', (_number, idNos, problem) =>
  expect(repeatedNominee(idNos, 1, '910725106048')).toBe(problem),
);

test('of two nominees with one number the first one is not refused', () =>
  expect(repeatedNominee(['K1234567', 'K1234567'], 0, '')).toBeUndefined());
