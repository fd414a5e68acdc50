import { renderHook } from '@testing-library/react';
import type { Loadable } from '../../../contract/index.ts';
import { useSettled } from './use-settled.ts';

const loaded: Loadable<string> = { status: 'ok', value: 'cart' };
const loading: Loadable<string> = { status: 'loading' };

test('a page that was shown stays while one of its facts is loaded again', () => {
  const { result, rerender } = renderHook(useSettled, { initialProps: [loading, loaded] });
  expect(result.current).toBe(false);
  rerender([loaded, loaded]);
  expect(result.current).toBe(true);
  rerender([loading, loaded]);
  expect(result.current).toBe(true);
});
