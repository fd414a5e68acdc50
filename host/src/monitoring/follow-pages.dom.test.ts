import { waitFor } from '@testing-library/react';
import { followPages } from './follow-pages.ts';

function start() {
  const startView = jest.fn();
  const listeners: (() => void)[] = [];
  let pathname = '/client';
  followPages({ location: () => ({ pathname }), onMove: (listener) => listeners.push(listener) }, startView);
  const move = (next: string) => {
    pathname = next;
    for (const listener of listeners) listener();
  };
  return { move, startView };
}

test('starts a view for each page, after the task that moves', async () => {
  const { move, startView } = start();
  move('/cart');
  expect(startView).not.toHaveBeenCalled();
  await waitFor(() => expect(startView).toHaveBeenCalledTimes(1));
  move('/checkout');
  await waitFor(() => expect(startView).toHaveBeenCalledTimes(2));
});

test('starts none for another query of the page, and one for two moves before a frame', async () => {
  const { move, startView } = start();
  move('/client');
  move('/cart');
  move('/checkout');
  await waitFor(() => expect(startView).toHaveBeenCalledTimes(1));
  move('/payment');
  await waitFor(() => expect(startView).toHaveBeenCalledTimes(2));
});

test('starts a view for a page that leaves the back/forward cache', () => {
  const { startView } = start();
  const event = new Event('pageshow');
  dispatchEvent(event);
  expect(startView).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(event, { persisted: true }));
  expect(startView).toHaveBeenCalledTimes(1);
});

test('starts a view in a hidden page, which has no frames', async () => {
  const { move, startView } = start();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  move('/cart');
  await waitFor(() => expect(startView).toHaveBeenCalledTimes(1));
  jest.restoreAllMocks();
});
