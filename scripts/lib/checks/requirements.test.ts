import { complaintsAbout, idsIn, readRequirements } from './requirements.mjs';

const rows = [
  { id: 'RTE-01', proof: 'e2e', text: '`/` shows Login' },
  { id: 'SES-01', proof: 'unit', text: 'valid for 15 minutes' },
];

const passed = (title: string, file = 'e2e/walk.spec.ts') => ({ title, file, outcome: 'passed' as const });

test('every requirement has one id, a text, and a known place of its proof', () => {
  const requirements = readRequirements();
  expect(requirements.length).toBeGreaterThan(150);
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  for (const { id, proof, text } of requirements)
    expect(`${id} ${proof} ${text}`).toMatch(/^[A-Z]{3}-\d{2} (?:e2e|unit|contract) \S/);
});

test('reads one id or several from a title, and only from brackets', () => {
  expect(idsIn('[SES-03] warns once')).toEqual(['SES-03']);
  expect(idsIn('session [SGN-05, SGN-06] tokens')).toEqual(['SGN-05', 'SGN-06']);
  expect(idsIn('SES-03 warns, [see] below')).toEqual([]);
});

test('is content when every row is proven where it belongs', () => {
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
    'unknown  ZZZ-01  is in no row of requirements.json',
  ]);
});
