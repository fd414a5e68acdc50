/** @jest-environment node */
import { Visitors } from './per-browser.ts';

test('knows a visitor by a whole word of the User-Agent', () => {
  const visitors = new Visitors<string>();
  visitors.set('test/1', 'one');
  expect(visitors.of('Mozilla/5.0 test/1')).toBe('one');
  expect(visitors.of('Mozilla/5.0 test/11')).toBeUndefined();
  expect(visitors.of()).toBeUndefined();

  visitors.set('test/1', undefined);
  expect(visitors.of('Mozilla/5.0 test/1')).toBeUndefined();
});
