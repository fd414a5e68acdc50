import { act, fireEvent, renderHook } from '@testing-library/react';
import { typingPauseMs, useTypingPause } from './use-typing-pause.ts';

/** Renders the hook; `type` changes the text. */
function renderTyping() {
  const onPause = jest.fn<void, [string]>();
  const { rerender, unmount } = renderHook(({ text }) => useTypingPause(text, onPause), {
    initialProps: { text: '' },
  });
  jest.advanceTimersByTime(typingPauseMs);
  onPause.mockClear();
  return { onPause, unmount, type: (text: string) => rerender({ text }) };
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/client');
});
afterEach(() => jest.useRealTimers());

test('calls once, 300 ms after the last key', () => {
  const { onPause, type } = renderTyping();
  type('t');
  jest.advanceTimersByTime(typingPauseMs - 1);
  type('ta');
  jest.advanceTimersByTime(typingPauseMs - 1);
  expect(onPause).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onPause.mock.calls).toEqual([['ta']]);
});

test.each([
  ['a press', () => fireEvent.click(document.body)],
  ['Enter', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
])('calls at %s, which may open another page, and not again', (_name, press) => {
  const { onPause, type } = renderTyping();
  type('tan');
  act(press);
  expect(onPause.mock.calls).toEqual([['tan']]);
  act(press);
  jest.advanceTimersByTime(typingPauseMs);
  expect(onPause).toHaveBeenCalledTimes(1);
});

test('does not call when another page has been opened meanwhile, or is shown', () => {
  const { onPause, type, unmount } = renderTyping();
  type('tan');
  history.pushState(null, '', '/client-profile?customerId=C1');
  jest.advanceTimersByTime(typingPauseMs);
  type('tan m');
  unmount();
  fireEvent.click(document.body);
  jest.advanceTimersByTime(typingPauseMs);
  expect(onPause).not.toHaveBeenCalled();
});
