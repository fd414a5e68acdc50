import { useEffect, useRef } from 'react';

/** The pause after the last key before a search begins, in milliseconds. */
export const typingPauseMs = 300;

/**
 * Calls `onPause` with the text, also with the first one, 300 ms after it has changed; earlier at a press or Enter, which
 * may open another page: Back then finds the text in the history entry. Not when another page has been opened meanwhile.
 * This one is shown until that has loaded, and an entry that it writes then would lead back to it.
 */
export function useTypingPause(text: string, onPause: (text: string) => void): void {
  const latestOnPause = useRef(onPause);
  useEffect(() => {
    latestOnPause.current = onPause;
  });
  useEffect(() => {
    const { pathname } = location;
    const ending = new AbortController();
    const end = () => {
      ending.abort();
      clearTimeout(timer);
    };
    const pause = () => {
      end();
      if (location.pathname === pathname) latestOnPause.current(text);
    };
    const timer = setTimeout(pause, typingPauseMs);
    const options = { capture: true, signal: ending.signal };
    addEventListener('click', pause, options);
    addEventListener('keydown', ({ key }) => key === 'Enter' && pause(), options);
    return end;
  }, [text]);
}
