import { describeGroup } from './group-text.ts';

test.each([
  ['MA', 'Moderately Aggressive (MA)'],
  ['C', 'Conservative (C)'],
  ['X', 'Code X'],
])('[SAT-02] the group %s is shown as %s', (code, expected) => {
  expect(describeGroup(code)).toBe(expected);
});
