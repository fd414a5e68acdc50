import type { SlotName } from '@portal/shared/contract';
import { testRemotes } from '@portal/shared/testing/remotes';
import { act, renderHook } from '@testing-library/react';
import { createPages, nextSlots as nextSlotsOf } from '../../routes/index.ts';
import { useIdlePreload } from './use-idle-preload.ts';

const pages = createPages(testRemotes);

function nextSlots(path: string): readonly SlotName[] {
  const page = pages.find(path);
  if (!page) throw new Error(`${path} is not a page`);
  return nextSlotsOf(pages, page);
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
  renderHook(() => useIdlePreload(nextSlots('/dashboard'), preload));
  wait(1_900);
  expect(preloaded).toEqual([]);
  wait(200);
  expect(preloaded).toEqual(['mfe-client/client-list', 'mfe-applications/application-list']);
});

test('fetches the code of dialogs and menus once, on a page without next slots too', () => {
  renderHook(() => useIdlePreload(nextSlots('/checkout'), preload));
  wait(1_900);
  expect(mockPrefetchOverlayCode).not.toHaveBeenCalled();
  wait(200);
  expect(mockPrefetchOverlayCode).toHaveBeenCalledTimes(1);
});

test('preloads nothing when the agent leaves before', () => {
  const { unmount } = renderHook(() => useIdlePreload(nextSlots('/dashboard'), preload));
  unmount();
  wait(5_000);
  expect(preloaded).toEqual([]);
  expect(mockPrefetchOverlayCode).not.toHaveBeenCalled();
});

test('preloads nothing while the data saver is on', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderHook(() => useIdlePreload(nextSlots('/client'), preload));
  wait(5_000);
  expect(preloaded).toEqual([]);
  expect(mockPrefetchOverlayCode).not.toHaveBeenCalled();
});
