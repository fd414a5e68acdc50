import { historyViews, readHistoryView, writeHistoryView } from './history-view.ts';

test.each(historyViews)('[CLI-06] reads back $id and keeps the other parameters', ({ id }) => {
  const url = writeHistoryView(id, new URLSearchParams('customerId=C1&history=dividends&period=30d'));
  expect(readHistoryView(url)).toBe(id);
  expect([url.get('customerId'), url.get('period')]).toEqual(['C1', '30d']);
});

test('leaves out the default, and reads an unknown part as the default', () => {
  expect(writeHistoryView('completed', new URLSearchParams('history=pending')).toString()).toBe('');
  expect(readHistoryView(new URLSearchParams('history=future'))).toBe('completed');
});
