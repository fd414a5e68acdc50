import type { SlotName } from '@portal/shared/contract';
import { act, renderHook } from '@testing-library/react';
import { findRoute, type ShellRoute } from '../routes.ts';
import { useIdlePreload } from './use-idle-preload.ts';

function shellRoute(path: string): ShellRoute {
  const route = findRoute(path);
  if (route?.area !== 'shell') throw new Error(`${path} is no page of the shell`);
  return route;
}

let asked: SlotName[];
const preload = (slot: SlotName) => void asked.push(slot);
beforeEach(() => {
  asked = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('what is likely next is fetched once the page has been there for a while', () => {
  renderHook(() => useIdlePreload(shellRoute('/dashboard'), preload));
  wait(1_900);
  expect(asked).toEqual([]);
  wait(200);
  expect(asked).toEqual(['client-list', 'application-list']);
});

test('who leaves before has nothing fetched', () => {
  const { unmount } = renderHook(() => useIdlePreload(shellRoute('/dashboard'), preload));
  unmount();
  wait(5_000);
  expect(asked).toEqual([]);
});

test('who saves data has nothing fetched', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderHook(() => useIdlePreload(shellRoute('/client'), preload));
  wait(5_000);
  expect(asked).toEqual([]);
});
