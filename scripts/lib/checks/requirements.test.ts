import { complaintsAbout, idsIn, requirementsOf } from './requirements.mjs';

const rows = requirementsOf(`
## Routes
| id | requirement | proof |
|---|---|---|
| RTE-01 | \`/\` shows Login | e2e |
| SES-01 | valid for 15 minutes | unit |
| FLG-01 | flags are read | e2e, open |
`);

const passed = (title: string, file = 'e2e/walk.spec.ts') => ({ title, file, outcome: 'passed' as const });

test('reads the rows of the table', () => {
  expect(rows).toEqual([
    { id: 'RTE-01', text: '`/` shows Login', proof: 'e2e', isOpen: false },
    { id: 'SES-01', text: 'valid for 15 minutes', proof: 'unit', isOpen: false },
    { id: 'FLG-01', text: 'flags are read', proof: 'e2e', isOpen: true },
  ]);
});

test('reads one id or several from a title, and only from brackets', () => {
  expect(idsIn('[SES-03] warns once')).toEqual(['SES-03']);
  expect(idsIn('session [SGN-05, SGN-06] tokens')).toEqual(['SGN-05', 'SGN-06']);
  expect(idsIn('SES-03 warns, [see] below')).toEqual([]);
});

test('is content when every row that is not open is proven where it belongs', () => {
  expect(
    complaintsAbout(rows, [passed('[RTE-01] login'), passed('[SES-01] quarter', 'host/clock.test.ts')]),
  ).toEqual([]);
});

test('names a row that only failed or skipped tests name', () => {
  const tests = [
    { ...passed('[RTE-01] login'), outcome: 'failed' as const },
    { ...passed('[RTE-01] login again'), outcome: 'skipped' as const },
    passed('[SES-01] quarter', 'host/clock.test.ts'),
  ];
  expect(complaintsAbout(rows, tests)).toEqual(['missing  RTE-01 (e2e)  `/` shows Login']);
});

test('names a row that wants a browser and has none, and an id that is in no row', () => {
  const tests = [
    passed('[RTE-01] login', 'mfe-auth/login.test.tsx'),
    passed('[SES-01] quarter', 'host/clock.test.ts'),
    passed('[ZZZ-01] nothing'),
  ];
  expect(complaintsAbout(rows, tests)).toEqual([
    'weak     RTE-01  proven only below the browser: mfe-auth/login.test.tsx',
    'unknown  ZZZ-01  is in no row of docs/requirements.md',
  ]);
});
