import { createPlannedNotice } from './planned-notice.ts';

test.each([
  ['2026-11-21T10:30:00Z', '2026-11-21T20:00:00+08:00', /^Planned maintenance from 18:30 MYT to 20:00 MYT\./],
  ['2026-11-21T18:30:00+08:00', null, /^Planned maintenance from 18:30 MYT\./],
])('[SHL-19] announces maintenance from %s to %s in Malaysian time', (from, to, text) => {
  expect(createPlannedNotice(from, to)).toMatchObject({ lasting: true, text: expect.stringMatching(text) });
});
