import { reportPolicyViolations } from './policy-violations.ts';

const violationOf = (changes: Partial<SecurityPolicyViolationEvent> = {}) => ({
  effectiveDirective: 'img-src',
  blockedURI: 'https://evil.example/880101145566?id_token=eyJh.eyJi.c',
  sourceFile: 'https://portal.example/host/1.0.0/main.js',
  lineNumber: 3,
  ...changes,
});

/** Dispatches the browser's event. */
const violate = (changes?: Partial<SecurityPolicyViolationEvent>) =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violationOf(changes)));

/** Starts reporting, and returns the list that the reports are added to. */
function start(earlier: Parameters<typeof reportPolicyViolations>[1] = []): readonly string[] {
  const reports: string[] = [];
  const error = (reason: unknown, where: string) =>
    void reports.push(`${where}: ${reason instanceof Error ? reason.message : ''}`);
  reportPolicyViolations({ error }, earlier);
  return reports;
}

const report =
  'content policy, https://portal.example/host/1.0.0/main.js:3: Blocked https://evil.example by img-src';

test('reports a violation with the blocked origin and the source, without path, query and token of what was blocked', () => {
  const reports = start();
  violate();
  expect(reports).toEqual([report]);
});

test('reports the violations before the call first, and each directive and origin once', () => {
  const reports = start([violationOf(), violationOf({ blockedURI: 'https://evil.example/other' })]);
  violate();
  violate({ effectiveDirective: 'connect-src' });
  violate({ blockedURI: 'https://other.example/' });
  expect(reports.map((text) => text.replace(/^.*Blocked /, ''))).toEqual([
    'https://evil.example by img-src',
    'https://evil.example by connect-src',
    'https://other.example by img-src',
  ]);
});

test.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data', 'data'],
  ['data:text/html,Tan', 'data:'],
  ['blob:https://portal.example/1-2', 'https://portal.example'],
  ['', 'unknown'],
  ['Tan Mei Ling', 'unknown'],
])('names %j as %s', (blockedURI, name) => {
  const reports = start();
  violate({ blockedURI, sourceFile: '' });
  expect(reports).toEqual([`content policy: Blocked ${name} by img-src`]);
});
