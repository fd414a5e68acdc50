import { describeChanges } from './changes.ts';
import type { Report } from './report.ts';

const report = (version: string, ...blocks: readonly string[]): Report => ({
  name: '@portal/shared/ui',
  version,
  since: '1.0.0',
  body: blocks.join('\n\n'),
});
const props = 'export interface ButtonProps {\n    readonly label: string;\n}';
const widerProps =
  'export interface ButtonProps {\n    readonly label: string;\n    readonly tone?: Tone;\n}';
const box = 'export function Box(): JSX.Element;';
const tone = 'type Tone = "calm" | "loud";';
const comments: Readonly<Record<string, string>> = { Box: 'A box.', ButtonProps: 'What a button takes.' };
const commentOf = (_: string, name: string) => comments[name];

test('lists what was added, changed and removed since, with the comments of the sources and the lines that differ', () => {
  const gone = 'export function Frame(): JSX.Element;';
  expect(
    describeChanges([report('1.0.0', props, gone)], [report('1.1.0', widerProps, box, tone)], commentOf),
  ).toEqual([
    {
      title: '@portal/shared/ui 1.0.0 → 1.1.0',
      lines: [
        '  added    Box: A box.',
        '  added    type Tone',
        '  changed  ButtonProps: What a button takes.',
        '    + readonly tone?: Tone;',
        '  removed  Frame',
      ],
    },
  ]);
});

test('says nothing of a facade whose declarations are the same, and all of a new one', () => {
  expect(describeChanges([report('1.0.0', props)], [report('1.1.0', props)], commentOf)).toEqual([]);
  expect(describeChanges([], [report('1.1.0', box)], commentOf)).toEqual([
    { title: '@portal/shared/ui new → 1.1.0', lines: ['  added    Box: A box.'] },
  ]);
});
