import { fireEvent, screen, waitFor } from '@testing-library/react';
import { foundCustomer, renderPage, shellWithBook, startApi } from './customers-harness.tsx';

beforeEach(() => {
  startApi();
});

test('[CLI-01] the row with the focus stays on the page when the list is scrolled away from it', async () => {
  const customers = Array.from({ length: 300 }, (_, index) =>
    foundCustomer(`C${index}`, `TAN ${100 + index}`),
  );
  const { user } = renderPage('/client', shellWithBook(customers));
  const first = await screen.findByRole('link', { name: 'Tan 100' });
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Tan 105' })).toBeVisible();
  Object.assign(window, { scrollY: 9_000 });
  fireEvent.scroll(window);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tan 105' })).not.toBeInTheDocument());
  expect(first).toHaveFocus();
  Object.assign(window, { scrollY: 0 });
});
