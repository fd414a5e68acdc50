import { renderHook } from '@testing-library/react';
import { getLastPage, useLastPage } from './last-page.ts';

const search = '?customerId=C1&transaction=invest';
const open = (owner: string, isCustomerPage: boolean, query: string) =>
  renderHook(() => useLastPage(owner, isCustomerPage, '/client-profile', query));

test('stores the page about a customer, with its open drawer, for its agent only', () => {
  open('me', true, search);
  expect(getLastPage('me').get()).toMatchObject({ customerId: 'C1', path: `/client-profile${search}` });
  expect(getLastPage('another').get()).toBeNull();
});

test.each([
  ['is about no customer', false, search],
  ['names none', true, '?tab=activity'],
])('keeps the page before when a page %s', (_why, isCustomerPage, query) => {
  open('third', true, search);
  open('third', isCustomerPage, query);
  expect(getLastPage('third').get()?.path).toBe(`/client-profile${search}`);
});

test('[SES-08] the stored text, which outlives Logout, names neither customer nor agent', async () => {
  open('u-aisyah', true, '?customerId=C0048217');
  const entries = () => Object.entries(localStorage).filter(([key]) => key.startsWith('last-page:'));
  const before = entries().length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(entries().length).toBeGreaterThanOrEqual(before);
  expect(JSON.stringify(entries())).not.toMatch(/C0048217|aisyah/);
});
