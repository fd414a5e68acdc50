import { act, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/index.ts';

beforeEach(() => {
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

test('passes recent customers to the list of customers, and updates it when one is pinned', async () => {
  const { user, shell } = openPage('/client-profile?customerId=C1');
  await screen.findByRole('navigation', { name: 'Breadcrumb' });
  act(() => shell.bus.emit('customer:opened', { customerId: 'C1', name: 'TAN MEI LING', hasAccounts: true }));
  await user.click(screen.getByRole('button', { name: 'Pin Tan Mei Ling' }));
  await user.click(screen.getByRole('link', { name: 'Tan Mei Ling' }));
  await waitFor(() =>
    expect(shell.mounted.get('mfe-client/client-list')).toEqual({
      atHand: [{ customerId: 'C1', name: 'TAN MEI LING', pinned: true }],
      setPinned: expect.any(Function),
    }),
  );
});
