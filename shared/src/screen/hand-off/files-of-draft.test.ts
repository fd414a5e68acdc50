import { type FormFiles, filesToTake } from './files-of-draft.ts';

const file = (path: string) => ({ name: 'front.png', path });
const front = (path?: string): FormFiles => ({ front: path === undefined ? null : file(path) });

test.each<readonly [string, FormFiles, FormFiles, FormFiles, FormFiles]>([
  ['a first one of another tab', front('a'), front(), front(), front('a')],
  ['one with which another tab has replaced it', front('b'), front('a'), front('a'), front('b')],
  ['one of a draft that was only offered', front('a'), {}, front(), front('a')],
  ['none that is here', front('a'), front(), front('a'), {}],
  ['none in place of one that was chosen here', front('a'), front('a'), front('b'), {}],
  ['none in place of one that was chosen here meanwhile', front('b'), front('a'), front('c'), {}],
  ['none that was removed here', front('a'), front('a'), front(), {}],
  ['none where the draft has none', front(), front('a'), front('a'), {}],
])('takes %s', (_what, stored, known, mine, expected) => {
  expect(filesToTake(stored, known, mine)).toEqual(expected);
});
