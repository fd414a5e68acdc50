import { doubts } from './doubts.ts';

const subject = 'checkout:a:c';
const doubt = { key: 'k', at: Date.now(), about: ['i'] };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('[CHK-06] what has happened is in doubt no longer', () => {
  doubts.keep(subject, doubt);
  doubts.settled(subject);
  expect(doubts.read(subject)).toBeUndefined();
});

test('[CHK-06] what happens while the page is being left is told by the next one', () => {
  doubts.keep(subject, doubt);
  window.dispatchEvent(new Event('beforeunload'));
  doubts.settled(subject);
  expect(doubts.read(subject)).toEqual(doubt);
  // the agent has stayed on the page after all
  jest.advanceTimersByTime(10_000);
  expect(doubts.read(subject)).toBeUndefined();
});

test('[CHK-06] having stayed, a later command’s doubt is its own', () => {
  doubts.keep(subject, doubt);
  window.dispatchEvent(new Event('beforeunload'));
  doubts.settled(subject);
  const later = { ...doubt, key: 'later' };
  doubts.keep(subject, later);
  jest.advanceTimersByTime(10_000);
  expect(doubts.read(subject)).toEqual(later);
});

test('a doubt does not lapse: it stays until it was read back', () => {
  doubts.keep(subject, { ...doubt, at: doubt.at - 86_400_000 });
  expect(doubts.read(subject)).toBeDefined();
});

test('[CHK-06] [ITM-16] a doubt that the browser does not store is known in its tab', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  doubts.keep(subject, doubt);
  full.mockRestore();
  expect(doubts.read(subject)).toEqual(doubt);
  doubts.drop(subject);
  expect(doubts.read(subject)).toBeUndefined();
});

test('what another tab has settled is settled here, too', () => {
  doubts.keep(subject, doubt);
  localStorage.clear();
  expect(doubts.read(subject)).toBeUndefined();
});
