import { historyViewFromUrl, historyViews, historyViewToUrl } from './history-view.ts';

test.each(historyViews)('[CLI-06] reads back $id and keeps the other parameters', ({ id }) => {
  const url = historyViewToUrl(id, new URLSearchParams('customerId=C1&history=dividends&period=30d'));
  expect(historyViewFromUrl(url)).toBe(id);
  expect([url.get('customerId'), url.get('period')]).toEqual(['C1', '30d']);
});

test('leaves out the default, and reads an unknown part as the default', () => {
  expect(historyViewToUrl('completed', new URLSearchParams('history=pending')).toString()).toBe('');
  expect(historyViewFromUrl(new URLSearchParams('history=future'))).toBe('completed');
});
