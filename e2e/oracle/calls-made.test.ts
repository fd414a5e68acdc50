import { listCalls } from './calls-made.ts';
import { nameOf, oracle } from './oracle.ts';

const calls = ['GET /agents', 'POST /agents'];

test('[API-01] each call is listed with the first test that made it', () => {
  const noted = [
    'POST /agents\ta.spec.ts: adds',
    'GET /agents\ta.spec.ts: reads',
    'GET /agents\tb.spec.ts: too',
    '',
  ];
  expect(listCalls(calls, noted)).toEqual({
    lines: ['GET /agents   a.spec.ts: reads', 'POST /agents  a.spec.ts: adds'],
    missing: [],
  });
});

test('[API-01] a call that no test made is missing, also beside one whose path begins alike', () => {
  const { lines, missing } = listCalls(calls, [
    'GET /agents/7\ta.spec.ts: reads',
    'POST /agents\ta.spec.ts: adds',
  ]);
  expect(missing).toEqual(['GET /agents']);
  expect(lines[0]).toBe('GET /agents   NOT MADE');
});

test('[API-01] the specification has 55 calls, none twice', () => {
  expect(new Set(oracle.main.map(nameOf)).size).toBe(55);
  expect(oracle.main).toHaveLength(55);
});
