import { parseNric } from './nric.ts';

test.each([
  ['860923-14-5572', '860923-14-5572'],
  ['860923145572', '860923-14-5572'],
  [' 860923 14 5572 ', '860923-14-5572'],
  ['861323-14-5572', undefined],
  ['860900-14-5572', undefined],
  ['86092314557', undefined],
  ['A60923-14-5572', undefined],
  ['', undefined],
])('[LNK-01] parses `%s` as %s', (typed, nric) => {
  expect(parseNric(typed)).toBe(nric);
});
