import { act, renderHook, waitFor } from '@testing-library/react';
import { createLazyCode, useLazyCode } from './lazy-code.ts';

/** Code whose import fails until `isReachable` is set. */
function unreachableCode() {
  const network = { isReachable: false, imports: 0 };
  const lazy = createLazyCode(async () => {
    network.imports += 1;
    if (!network.isReachable) throw new Error('Loading chunk failed');
    return 'the form';
  });
  return { network, lazy };
}

test('fetches code again after a failure, and never again after a success', async () => {
  const { network, lazy } = unreachableCode();
  const { result, unmount } = renderHook(() => useLazyCode(lazy));
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.status).toBe('failed'));
  network.isReachable = true;
  act(() => {
    if (result.current.status === 'failed') result.current.retry();
  });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toEqual({ status: 'ok', value: 'the form' }));
  unmount();

  const again = renderHook(() => useLazyCode(lazy));
  expect(again.result.current).toEqual({ status: 'ok', value: 'the form' });
  await act(async () => {});
  expect(network.imports).toBe(2);
});

test('fetches code early, and leaves a failure to the load that needs it', async () => {
  const { network, lazy } = unreachableCode();
  lazy.preload();
  await expect(lazy.load()).rejects.toThrow('Loading chunk failed');
  expect(network.imports).toBe(1);
  network.isReachable = true;
  lazy.preload();
  lazy.preload();
  await waitFor(() => expect(lazy.loaded()).toBe('the form'));
  expect(network.imports).toBe(2);
});

test('reports every failure of a retry', async () => {
  const { network, lazy } = unreachableCode();
  const { result } = renderHook(() => useLazyCode(lazy));
  for (const imports of [1, 2, 3]) {
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(network.imports).toBe(imports);
    await act(async () => {
      if (result.current.status === 'failed') result.current.retry();
    });
  }
});
