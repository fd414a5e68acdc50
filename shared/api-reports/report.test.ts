import { changeBetween, formatReport, missingStep, nextReport, parseReport, stepBetween } from './report.ts';

const button = 'export function Button(input: ButtonProps): JSX.Element;';
const props = 'interface ButtonProps {\n    readonly label: string;\n}';
const widerProps = 'interface ButtonProps {\n    readonly label: string;\n    readonly tone?: Tone;\n}';
const otherProps = props.replace('label', 'text');
const text = 'const Text_2: ChakraComponent<"p", {}>;\nexport { Text_2 as Text }';
const box = 'export { Box }';
const body = (...blocks: string[]) => blocks.join('\n\n');

const report = {
  name: '@portal/shared/ui',
  version: '1.2.0',
  since: '1.1.0',
  body: body(button, props, text),
};

test('parses a report that it has written', () => {
  expect(parseReport(formatReport(report))).toEqual(report);
  expect(formatReport(report)).toMatch(/^# @portal\/shared\/ui 1\.2\.0, unchanged since 1\.1\.0\n/);
  expect(() => parseReport('# something else')).toThrow('It is not an API report');
});

const place = (props: string, id = 'customer.tab/1') =>
  `export const customerTab: Place<{\n    readonly customerId: string;\n${props}}, {\n    readonly label: string;\n}, '${id}'>;`;

const changes = [
  ['none', report.body, report.body],
  ['added', body(button, props), body(box, button, props)],
  ['added', body(button, props), body("import { Box } from '@chakra-ui/react';", box, button, props)],
  ['none-but-imports', body("import { Box } from '@chakra-ui/react';", box), body(box)],
  ['added', body(button, props), body(button, widerProps)],
  ['changed', body(button, widerProps), body(button, props)],
  ['changed', body(button, props), body(button, otherProps)],
  ['added', place(''), place('    readonly name?: string;\n')],
  ['added', button, body(button, place(''))],
  ['place changed', place(''), place('    readonly name: string;\n')],
  ['place changed', place('    readonly name: string;\n'), place('')],
  ['changed', place(''), place('    readonly name: string;\n', 'customer.tab/2')],
  ['taken', body(box, button, props), body(button, props)],
  ['taken', body(button, text), button],
  ['changed', body(button, 'export const slots: readonly string[];'), button],
];
test.each(changes)('[FED-08] classifies a change as %s', (expected, before, after) => {
  expect(changeBetween(before, after)).toBe(expected === 'none-but-imports' ? 'added' : expected);
});

test.each([
  ['1.2.3', '1.2.3', 'none'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.10.0', 'minor'],
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '1.1.9', 'backwards'],
  ['2.0.0', '1.9.9', 'backwards'],
])('from %s to %s: %s', (before, after, step) => {
  expect(stepBetween(before, after)).toBe(step);
});

const steps = [
  ['ui', 'none', 'none', undefined],
  ['ui', 'added', 'none', 'minor'],
  ['ui', 'added', 'patch', 'minor'],
  ['ui', 'added', 'minor', undefined],
  ['ui', 'changed', 'patch', 'minor'],
  ['ui', 'changed', 'major', undefined],
  ['ui', 'taken', 'patch', 'minor'],
  ['ui', 'taken', 'minor', undefined],
  ['contract', 'changed', 'patch', 'minor'],
  ['remote', 'place changed', 'minor', 'major'],
  ['remote', 'changed', 'minor', undefined],
  ['contract', 'taken', 'minor', 'major'],
  ['contract', 'taken', 'major', undefined],
] as const;
test.each(steps)(
  '[FED-08] %s, %s, with a version step %s, still needs: %s',
  (name, change, step, missing) => {
    expect(missingStep(`@portal/shared/${name}`, change, step)).toBe(missing);
  },
);

const changesWithoutEffect = [
  ['an addition, since needs name it', '1.3.0', body(report.body, box), '1.1.0'],
  ['a new version of the same', '1.2.1', report.body, '1.1.0'],
  ['a removal, since needs name it', '1.3.0', body(button, props), '1.1.0'],
  ['one more option', '1.3.0', body(button, widerProps, text), '1.1.0'],
];
test.each(changesWithoutEffect)(
  '[FED-08] remotes still run on older hosts after %s',
  (_, version, changed, since) => {
    expect(nextReport(report, { name: report.name, version, body: changed }).since).toBe(since);
  },
);

const changesThatNeedNewerHosts = [
  ['a changed option', '1.3.0', body(button, otherProps, text)],
  ['a changed option beside a removal', '1.3.0', body(button, otherProps)],
  ['a major version', '2.0.0', report.body],
];
test.each(changesThatNeedNewerHosts)(
  '[FED-08] remotes need the newer host after %s',
  (_, version, changed) => {
    expect(nextReport(report, { name: report.name, version, body: changed }).since).toBe(version);
  },
);

test('a first report is unchanged since its own version', () => {
  expect(nextReport(undefined, { name: report.name, version: '1.0.0', body: button }).since).toBe('1.0.0');
});
