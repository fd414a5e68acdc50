import { act, screen } from '@testing-library/react';
import { renderPart } from '../../../testing/render-part.tsx';
import { DelayedPlaceholder } from './delayed-placeholder.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('is hidden for 150 ms, then names what is loading', () => {
  renderPart(<DelayedPlaceholder label="Loading banks">…</DelayedPlaceholder>);
  expect(screen.queryByRole('status')).toBeNull();
  wait(150);
  expect(screen.getByRole('status', { name: 'Loading banks' })).toBeVisible();
  wait(8_000);
  expect(screen.queryByText('Still working…')).toBeNull();
});

test('takes its place at once, also while it is hidden', () => {
  renderPart(<DelayedPlaceholder label="Loading banks">…</DelayedPlaceholder>);
  const hidden = screen.getByText('…');
  expect(hidden).not.toBeVisible();
  expect(getComputedStyle(hidden).display).toBe('block');
});

test('with a slow notice it says after 8 s that loading continues', () => {
  renderPart(
    <DelayedPlaceholder label="Totals loading" hasSlowNotice>
      …
    </DelayedPlaceholder>,
  );
  wait(150);
  expect(screen.getByText('Totals loading')).toBeInTheDocument();
  wait(7_850);
  expect(screen.getByText('Still working…')).toBeVisible();
  expect(screen.queryByText('Totals loading')).toBeNull();
});
