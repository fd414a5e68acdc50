import { PerBrowser } from './per-browser.ts';

test('finds a value by a whole word of the User-Agent', () => {
  const values = new PerBrowser<string>();
  values.set('test/1', 'one');
  expect(values.of('Mozilla/5.0 test/1')).toBe('one');
  expect(values.of('Mozilla/5.0 test/11')).toBeUndefined();
  expect(values.of()).toBeUndefined();

  values.set('test/1', undefined);
  expect(values.of('Mozilla/5.0 test/1')).toBeUndefined();
});
