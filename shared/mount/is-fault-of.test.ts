import { isFaultOf, isReportOf } from './is-fault-of.ts';

const base = 'https://remotes.example/mfe-notes/1.2.0/';
const host = 'at flush (https://portal.example/host/4.3.0/main.js:1:20)';
const notes = `at Notes (${base}notes.js:1:1)`;
const other = 'at Tile (https://remotes.example/mfe-alerts/1.0.0/tile.js:1:1)';

test.each([
  [true, 'the release', [notes, host]],
  [true, 'the release below shared code of another remote', [other, notes, host]],
  [true, 'the host alone', [host]],
  [true, 'no file', []],
  [false, 'another remote', [other, host]],
  [false, 'an earlier release', ['at https://remotes.example/mfe-notes/1.1.0/notes.js:1:1']],
])('is %s of an error whose stack names %s', (expected, _, lines) => {
  const error = Object.assign(new Error('bad'), { stack: ['Error: bad', ...lines].join('\n    ') });
  expect(isFaultOf(base, error)).toBe(expected);
});

test.each([
  [true, 'a release could not be used {remote: mfe-notes, version: 1.2.0, why: bad}'],
  [true, 'slot notes-page: bad'],
  [false, 'a release could not be used {remote: mfe-notes-of-old, version: 1.2.0, why: bad}'],
  [false, 'slot alerts-tile: bad'],
  [false, 'slot toString: bad'],
  [false, 'flag service {message: no first answer}'],
])('it is %s that this is a report of the remote: %s', (expected, line) => {
  expect(isReportOf('mfe-notes', { slots: { 'notes-page': [] } }, line)).toBe(expected);
});
