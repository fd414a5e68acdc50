import { outdatedFields } from './use-current-errors.ts';

const chooseFund = { field: 'scheme', problem: 'Choose a fund.' };
const tooLow = { field: 'amount', problem: 'Below the minimum' };
const shows = (...problems: readonly (typeof tooLow)[]) =>
  Object.fromEntries(problems.map(({ field, problem }) => [field, { message: problem }]));

test.each([
  ['an error that is still a problem', shows(tooLow), [tooLow], false, []],
  ['an error whose field was corrected', shows(chooseFund, tooLow), [tooLow], false, ['scheme']],
  [
    'an error with another text now',
    shows({ ...tooLow, problem: 'Below another' }),
    [tooLow],
    false,
    ['amount'],
  ],
  ['a problem that was never shown', {}, [tooLow], false, []],
  ['a problem that came after a submit', {}, [tooLow], true, ['amount']],
  ['nothing', {}, [], true, []],
])('%s', (_, shown, missing, isSubmitted, outdated) => {
  expect(outdatedFields(shown, missing, isSubmitted)).toEqual(outdated);
});
