import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf, failuresOf, readJestTests, readPlaywrightTests } from './reports.mjs';

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'reports-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('jest: each test counts, and a file that could not run counts as a failure', () => {
  const tests = readJestTests(
    report({
      testResults: [
        {
          name: '/project/host/clock.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'clock [SES-01] quarter', status: 'passed' },
            { fullName: 'clock stops', status: 'failed' },
            { fullName: 'clock later', status: 'pending' },
          ],
        },
        { name: '/project/host/broken.test.ts', status: 'failed', assertionResults: [] },
      ],
    }),
  );
  expect(tests.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['clock [SES-01] quarter', 'passed'],
    ['clock stops', 'failed'],
    ['clock later', 'skipped'],
    [expect.stringContaining('broken.test.ts did not run'), 'failed'],
  ]);
  expect(countOf(tests)).toEqual({ passed: 1, failed: 2 });
});

test('playwright: a test counts once for each project, a flaky one as failed', () => {
  const tests = readPlaywrightTests(
    report({
      suites: [
        {
          title: 'walk.spec.ts',
          specs: [
            {
              title: '[RTE-01] login',
              file: 'e2e/walk.spec.ts',
              tests: [{ status: 'expected' }, { status: 'flaky' }],
            },
          ],
          suites: [
            {
              title: 'on a phone',
              specs: [{ title: 'menu', file: 'e2e/walk.spec.ts', tests: [{ status: 'skipped' }] }],
            },
          ],
        },
      ],
    }),
  );
  expect(tests).toEqual([
    { title: ' [RTE-01] login', file: 'e2e/walk.spec.ts', outcome: 'passed' },
    { title: ' [RTE-01] login', file: 'e2e/walk.spec.ts', outcome: 'failed' },
    { title: ' on a phone menu', file: 'e2e/walk.spec.ts', outcome: 'skipped' },
  ]);
});

test('reports a failed test with its reason, plain and short, and the end of its journal', () => {
  const steps = Array.from({ length: 100 }, (_, at) => `${at}.00 s page 1: is at /step-${at}`);
  const journal = Buffer.from(steps.join('\n'));
  const tests = readPlaywrightTests(
    report({
      suites: [
        {
          title: 'walk.spec.ts',
          specs: [
            {
              title: 'login',
              file: 'e2e/walk.spec.ts',
              tests: [
                {
                  status: 'unexpected',
                  projectName: 'phone-390',
                  results: [
                    {
                      errors: [{ message: `\u001b[31mnot found\u001b[39m\n${'x'.repeat(5000)}` }],
                      attachments: [
                        { name: 'screenshot', path: '/nowhere.png' },
                        { name: 'journal', body: journal.toString('base64') },
                      ],
                    },
                  ],
                },
                { status: 'expected', projectName: 'desktop-1440', results: [{ errors: [] }] },
              ],
            },
          ],
        },
      ],
    }),
  );
  const [failure = '', ...others] = failuresOf(tests);
  expect(others).toEqual([]);
  expect(failure).toMatch(/^✗ e2e\/walk\.spec\.ts › login\n {4}\[phone-390\] not found\n/);
  expect(failure.split('\n').slice(2, -30).join('').length).toBeLessThan(1600);
  expect(failure.split('\n').slice(-30)).toEqual(steps.slice(-30).map((step) => `    ${step}`));
});

test('no report, no tests', () => {
  expect(readJestTests('/nowhere/report.json')).toEqual([]);
});
