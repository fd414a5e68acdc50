import { createNotices } from './notices.ts';

test('keeps what was said in order, until it is dismissed', () => {
  const notices = createNotices();
  notices.notify({ tone: 'success', text: 'Added' });
  notices.notify({ tone: 'info', text: 'Saved' });
  const [first] = notices.current();
  notices.dismiss(first?.id ?? -1);
  expect(notices.current().map((notice) => notice.text)).toEqual(['Saved']);
});

test('the same words twice are two notices', () => {
  const notices = createNotices();
  notices.notify({ tone: 'info', text: 'Saved' });
  notices.notify({ tone: 'info', text: 'Saved' });
  expect(new Set(notices.current().map((notice) => notice.id)).size).toBe(2);
});

test('shows three at most, the newest', () => {
  const notices = createNotices();
  for (const text of ['1', '2', '3', '4']) notices.notify({ tone: 'info', text });
  expect(notices.current().map((notice) => notice.text)).toEqual(['2', '3', '4']);
});

test('what lasts is not pushed out by what does not', () => {
  const notices = createNotices();
  notices.notify({ tone: 'info', text: 'A new version', lasting: true });
  for (const text of ['1', '2', '3']) notices.notify({ tone: 'info', text });
  expect(notices.current().map((notice) => notice.text)).toEqual(['A new version', '2', '3']);
});
