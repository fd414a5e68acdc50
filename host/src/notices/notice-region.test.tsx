import { UiProvider } from '@portal/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from './notice-region.tsx';
import { createNotices } from './notices.ts';

function setUp() {
  jest.useFakeTimers();
  const notices = createNotices();
  render(
    <UiProvider>
      <NoticeRegion notices={notices} />
    </UiProvider>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const notify = (...args: Parameters<typeof notices.notify>) => act(() => notices.notify(...args));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { notices, user, notify, wait };
}

afterEach(() => jest.useRealTimers());

test('announces a notice politely and removes it after six seconds', async () => {
  const { notices, notify, wait } = setUp();
  notify({ tone: 'success', text: 'Added to the cart' });
  expect(screen.getByRole('status')).toHaveTextContent('Added to the cart');
  await wait(5_900);
  expect(notices.current()).toHaveLength(1);
  await wait(200);
  expect(notices.current()).toHaveLength(0);
});

test('announces a danger notice as an alert', () => {
  const { notify } = setUp();
  notify({ tone: 'danger', text: 'The e-mail was not sent' });
  expect(screen.getByRole('alert')).toHaveTextContent('The e-mail was not sent');
});

test('does not count the time while the pointer is over the notice', async () => {
  const { notices, user, notify, wait } = setUp();
  notify({ tone: 'info', text: 'Removed CBBND' });
  await user.hover(screen.getByRole('status'));
  await wait(20_000);
  expect(notices.current()).toHaveLength(1);
  await user.unhover(screen.getByRole('status'));
  await wait(6_100);
  expect(notices.current()).toHaveLength(0);
});

test('calls onEnd once when the time is over', async () => {
  const { notify, wait } = setUp();
  const onEnd = jest.fn();
  notify({ tone: 'info', text: 'Removed CBBND', action: { label: 'Undo', run: jest.fn() }, onEnd });
  await wait(5_900);
  expect(onEnd).not.toHaveBeenCalled();
  await wait(200);
  expect(onEnd).toHaveBeenCalledTimes(1);
  await wait(20_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('calls onEnd once when the agent dismisses the notice', async () => {
  const { user, notify, wait } = setUp();
  const onEnd = jest.fn();
  notify({ tone: 'info', text: 'Saved', onEnd });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await wait(20_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('runs the action of a notice that was paused, and never onEnd', async () => {
  const { user, notify, wait } = setUp();
  const undo = jest.fn();
  const onEnd = jest.fn();
  notify({ tone: 'info', text: 'Removed CBBND', action: { label: 'Undo', run: undo }, onEnd });
  await user.hover(screen.getByRole('status'));
  await wait(20_000);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await wait(20_000);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(onEnd).not.toHaveBeenCalled();
});

test('runs the action once and removes the notice', async () => {
  const { notices, user, notify } = setUp();
  const undo = jest.fn();
  notify({ tone: 'info', text: 'Removed CBBND', action: { label: 'Undo', run: undo } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(notices.current()).toHaveLength(0);
});

test('keeps a lasting notice until the agent answers or dismisses it', async () => {
  const { notices, user, wait } = setUp();
  const reload = jest.fn();
  const notice = { tone: 'info', text: 'A new version', lasting: true } as const;
  act(() => notices.notify({ ...notice, action: { label: 'Reload', run: reload } }));
  await wait(60_000);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(notices.current()).toHaveLength(0);
  act(() => notices.notify({ ...notice, action: { label: 'Reload', run: reload } }));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notices.current()).toHaveLength(0);
});

test('keeps the place of a notice that goes while the pointer is over another one', async () => {
  const { notices, user, notify } = setUp();
  notify({ tone: 'info', text: 'Removed CBBND' });
  notify({ tone: 'info', text: 'Removed CBSUK' });
  const later = screen.getByText('Removed CBSUK');
  await user.hover(later);
  act(() => notices.dismiss(notices.current()[0]?.id ?? -1));
  expect(screen.getByText('Removed CBBND')).not.toBeVisible();
  expect(later).toBeVisible();
  await user.unhover(later);
  expect(screen.queryByText('Removed CBBND')).toBeNull();
});
