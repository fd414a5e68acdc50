import type { SlotName } from '@portal/shared/contract';
import { act, renderHook } from '@testing-library/react';
import { findRoute, type ShellRoute } from '../../routes/index.ts';
import { useIdlePreload } from './use-idle-preload.ts';

function shellRoute(path: string): ShellRoute {
  const route = findRoute(path);
  if (route?.area !== 'shell') throw new Error(`${path} is not a page of the shell`);
  return route;
}

const mockPrefetchOverlayCode = jest.fn();
jest.mock('@portal/shared/overlays', () => ({ prefetchOverlayCode: () => mockPrefetchOverlayCode() }));

let preloaded: SlotName[];
const preload = (slot: SlotName) => void preloaded.push(slot);
beforeEach(() => {
  preloaded = [];
  mockPrefetchOverlayCode.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('preloads the next slots once the page has been open for 2 s', () => {
  renderHook(() => useIdlePreload(shellRoute('/dashboard'), preload));
  wait(1_900);
  expect(preloaded).toEqual([]);
  wait(200);
  expect(preloaded).toEqual(['client-list', 'application-list']);
});

test('fetches the code of dialogs and menus once, on a page without next slots too', () => {
  renderHook(() => useIdlePreload(shellRoute('/checkout'), preload));
  wait(1_900);
  expect(mockPrefetchOverlayCode).not.toHaveBeenCalled();
  wait(200);
  expect(mockPrefetchOverlayCode).toHaveBeenCalledTimes(1);
});

test('preloads nothing when the agent leaves before', () => {
  const { unmount } = renderHook(() => useIdlePreload(shellRoute('/dashboard'), preload));
  unmount();
  wait(5_000);
  expect(preloaded).toEqual([]);
  expect(mockPrefetchOverlayCode).not.toHaveBeenCalled();
});

test('preloads nothing while the data saver is on', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderHook(() => useIdlePreload(shellRoute('/client'), preload));
  wait(5_000);
  expect(preloaded).toEqual([]);
  expect(mockPrefetchOverlayCode).not.toHaveBeenCalled();
});
