import { createNotices } from './notices.ts';

test('keeps notices in order until they are dismissed', () => {
  const notices = createNotices();
  notices.notify({ tone: 'success', text: 'Added' });
  notices.notify({ tone: 'info', text: 'Saved' });
  const [first] = notices.current();
  notices.dismiss(first?.id ?? -1);
  expect(notices.current().map((notice) => notice.text)).toEqual(['Saved']);
});

test('shows the same text twice as two notices', () => {
  const notices = createNotices();
  notices.notify({ tone: 'info', text: 'Saved' });
  notices.notify({ tone: 'info', text: 'Saved' });
  expect(new Set(notices.current().map((notice) => notice.id)).size).toBe(2);
});

test('shows the three newest notices', () => {
  const notices = createNotices();
  for (const text of ['1', '2', '3', '4']) notices.notify({ tone: 'info', text });
  expect(notices.current().map((notice) => notice.text)).toEqual(['2', '3', '4']);
});

test('keeps a lasting notice when newer ones arrive', () => {
  const notices = createNotices();
  notices.notify({ tone: 'info', text: 'A new version', lasting: true });
  for (const text of ['1', '2', '3']) notices.notify({ tone: 'info', text });
  expect(notices.current().map((notice) => notice.text)).toEqual(['A new version', '2', '3']);
});
