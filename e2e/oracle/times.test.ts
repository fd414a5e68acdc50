import { objectionsToTimes } from './times.ts';

test.each([
  ['2026-11-26T16:20:00+08:00', true],
  ['2026-11-26', true],
  ['Met on 2026-11-26T16:20', true],
  ['2026-11-26T16:20', false],
  ['2026-11-26T16:20:00', false],
  ['2026-11-26T08:20:00.000Z', false],
  ['2026-11-26T08:20:00+00:00', false],
  ['2026-11-26T16:20:00.000+08:00', false],
])('a request may have the text %s: %p', (text, isAllowed) => {
  const objections = objectionsToTimes({ declaration: { statements: [{ code: 'a' }, { tickedAt: text }] } });
  const objection = `declaration.statements.tickedAt is ${text} and not a time with +08:00`;
  expect(objections).toEqual(isAllowed ? [] : [objection]);
});
