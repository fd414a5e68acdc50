import { cacheStyles } from './css-cache.ts';
import { system } from './system.ts';

const css = cacheStyles(system.css);

test('equal styles are resolved once, whether they are one object or equal ones', () => {
  const styles = { padding: '4', _hover: { color: 'fg.default' } };
  expect(css(styles)).toBe(css(styles));
  expect(css({ ...styles })).toBe(css(styles));
});

test.each([
  ['another value', { padding: '5' }],
  ['another order, which decides between overlapping properties', { color: 'fg.default', padding: '4' }],
  ['no styles', {}],
])('%s is resolved separately', (_, other) => {
  expect(css(other)).not.toBe(css({ padding: '4', color: 'fg.default' }));
});

test('later styles win over earlier ones, as in Chakra, and the order is part of what is compared', () => {
  const [small, large] = [{ padding: '2' }, { padding: '4' }];
  expect(css(small, large)).toMatchObject({ styles: expect.stringContaining('spacing-4') });
  expect(css(large, small)).toMatchObject({ styles: expect.stringContaining('spacing-2') });
});

test('it forgets old styles when there are too many, and resolves them again to the same class', () => {
  const first = css({ width: '1px' });
  for (let width = 2; width < 6_000; width++) css({ width: `${width}px` });
  expect(css({ width: '1px' })).not.toBe(first);
  expect(css({ width: '1px' })).toEqual(first);
});
