import { reportToConsole } from './report-to-console.ts';
import { canaries, testKnown } from './testing/known.ts';

test('the console gets what is known of a report', () => {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const service = reportToConsole(testKnown, { info: write, warn: write });
  service.log('call failed', { call: 'GET /application/cart/list', status: 503 });
  service.error(Object.assign(new Error('Failed to fetch'), { stack: '' }), { where: 'slot notes-tab' });
  expect(lines).toEqual([
    ['call failed', { call: 'GET /application/cart/list', status: 503 }],
    ['slot notes-tab: Error: Failed to fetch'],
  ]);
});

test.each(canaries)('no console message has %s', (canary) => {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const service = reportToConsole(testKnown, { info: write, warn: write });
  service.log(canary, { [canary]: canary, call: canary, where: canary });
  service.error(new Error(canary), { where: canary });
  service.error(Object.assign(new Error(), { name: canary, stack: canary }), {});
  expect(lines).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toContain(canary);
});
