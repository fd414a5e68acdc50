import { leftoversOf } from './leftovers-of.ts';
import type { Leftover } from './watch-leftovers.ts';

const base = 'https://remotes.example/mfe-notes/1.2.0/';
const host = 'at flush (https://portal.example/host/files/main.1.js:1:20)';
const notes = `at Notes (${base}notes.js:1:1)`;
const other = 'at Tile (https://remotes.example/mfe-alerts/1.0.0/tile.js:1:1)';

const begun = (kind: Leftover['kind'], ...callers: readonly string[]): Leftover => ({
  kind,
  what: kind === 'interval' ? 'an interval of 10 ms' : 'a listener of resize on window',
  stack: ['Error', 'at note (<anonymous>:1:1)', ...callers].join('\n    '),
});

test.each<[boolean, string, readonly Leftover[], readonly Leftover[]]>([
  [true, 'a listener of each mounting', [begun('listener', notes, host)], [begun('listener', notes, host)]],
  [
    true,
    'a listener of a shared hook in each mounting',
    [begun('listener', host)],
    [begun('listener', host)],
  ],
  [true, 'an interval of the release', [begun('interval', notes)], []],
  [false, 'a listener that the release adds once', [begun('listener', notes)], []],
  [false, 'an interval that shared code begins once for it', [begun('interval', host, notes)], []],
  [
    false,
    'what another remote begins at each time',
    [begun('listener', other, host)],
    [begun('listener', other, host)],
  ],
  [
    false,
    'a listener of the host once, and one of the release once',
    [begun('listener', host)],
    [begun('listener', notes)],
  ],
  [false, 'nothing', [], []],
])('[FED-02] it is %s that a release is refused for %s', (expected, _, first, second) => {
  expect(leftoversOf(base, [first, second]).length > 0).toBe(expected);
});
