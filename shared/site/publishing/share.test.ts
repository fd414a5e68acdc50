import { readShare } from './share.ts';

test.each(['1', '10', '99'])('reads %s percent', (word) => {
  expect(readShare(word)).toBe(Number(word));
});

test.each(['0', '100', '1.5', '-1', 'ten', ''])('refuses %j', (word) => {
  expect(() => readShare(word)).toThrow(
    `--canary takes a whole number of percent, 1 to 99, and ${word} is none.`,
  );
});
