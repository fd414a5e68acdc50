import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AnimatePresence, m } from './index.ts';
import { getMotionLibrary, loadMotion } from './load.ts';

function still(reduced: boolean) {
  window.matchMedia = (media) => ({
    matches: reduced && media.includes('reduce'),
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}

/** Only timeouts are fake: the first element that renders starts to wait for an idle page, and the library keeps the frames. */
const stopClock = () =>
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
  });

/** Loads the library on the fake clock: jsdom cannot say when a page is idle, so the wait takes its whole time. */
async function load() {
  const loading = loadMotion();
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  await loading;
}

function Shown({ shown }: { readonly shown: boolean }) {
  const [id] = useState('block');
  return (
    <AnimatePresence>
      {shown ? (
        <m.div key={id} move="item">
          text
        </m.div>
      ) : null}
    </AnimatePresence>
  );
}

test('with reduced motion the library is not loaded, and elements come and go at once', async () => {
  still(true);
  const { rerender } = render(<Shown shown />);
  await loadMotion();
  expect(getMotionLibrary()).toBeUndefined();
  expect(screen.getByText('text')).not.toHaveStyle({ opacity: 0 });
  rerender(<Shown shown={false} />);
  expect(screen.queryByText('text')).toBeNull();
});

test('an element that shows when the library arrives stays the same element and visible', async () => {
  still(false);
  stopClock();
  const { rerender } = render(<Shown shown />);
  const element = screen.getByText('text');
  await load();
  expect(getMotionLibrary()).toBeDefined();
  rerender(<Shown shown />);
  expect(screen.getByText('text')).toBe(element);
  expect(element).not.toHaveStyle({ opacity: 0 });
  rerender(<Shown shown={false} />);
  expect(screen.queryByText('text')).toBeNull();
});

test('a later element moves in, and stays until it has moved out', async () => {
  still(false);
  stopClock();
  await load();
  const { rerender } = render(<Shown shown={false} />);
  rerender(<Shown shown />);
  expect(screen.getByText('text')).toHaveStyle({ opacity: 0 });
  await waitFor(() => expect(screen.getByText('text')).toHaveStyle({ opacity: 1 }));
  rerender(<Shown shown={false} />);
  expect(screen.getByText('text')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('text')).toBeNull());
});
