import { pendingCommands } from './pending-commands.ts';

const subject = 'checkout:a:c';
const doubt = { key: 'k', at: Date.now(), about: ['i'] };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('[CHK-06] what has happened is in doubt no longer', () => {
  pendingCommands.keep(subject, doubt);
  pendingCommands.settled(subject);
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('[CHK-06] what happens while the page is being left is told by the next one', () => {
  pendingCommands.keep(subject, doubt);
  window.dispatchEvent(new Event('beforeunload'));
  pendingCommands.settled(subject);
  expect(pendingCommands.read(subject)).toEqual(doubt);
  // the agent has stayed on the page after all
  jest.advanceTimersByTime(10_000);
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('[CHK-06] having stayed, a later command’s doubt is its own', () => {
  pendingCommands.keep(subject, doubt);
  window.dispatchEvent(new Event('beforeunload'));
  pendingCommands.settled(subject);
  const later = { ...doubt, key: 'later' };
  pendingCommands.keep(subject, later);
  jest.advanceTimersByTime(10_000);
  expect(pendingCommands.read(subject)).toEqual(later);
});

test('a doubt does not lapse: it stays until it was read back', () => {
  pendingCommands.keep(subject, { ...doubt, at: doubt.at - 86_400_000 });
  expect(pendingCommands.read(subject)).toBeDefined();
});

test('[CHK-06] [ITM-16] a doubt that the browser does not store is known in its tab', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  pendingCommands.keep(subject, doubt);
  full.mockRestore();
  expect(pendingCommands.read(subject)).toEqual(doubt);
  pendingCommands.drop(subject);
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('what another tab has settled is settled here, too', () => {
  pendingCommands.keep(subject, doubt);
  localStorage.clear();
  expect(pendingCommands.read(subject)).toBeUndefined();
});
