import { screen, waitFor, within } from '@testing-library/react';
import { findCustomerName, mockProfileApi, renderPage } from '../profile-harness.tsx';

beforeEach(() => {
  sessionStorage.clear();
  mockProfileApi();
});

test.each([
  ['View cart', '/cart'],
  ['Assess suitability', '/sat'],
])('the header has %s as a link with text', async (name, pathname) => {
  const { user, location } = renderPage();
  await findCustomerName();
  const link = screen.getByRole('link', { name });
  expect(link).toHaveTextContent(name);
  await user.click(link);
  await waitFor(() => expect(location()).toMatchObject({ pathname, search: '?customerId=C0048217' }));
});

test('[CLI-07] the menu of rarer actions opens the update of the record by keyboard', async () => {
  const { user, location } = renderPage();
  await findCustomerName();
  screen.getByRole('button', { name: 'More actions' }).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'More actions' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Add bank account', 'Update information', 'Open in transaction site']);
  await waitFor(() => expect(menu).toHaveFocus());
  await user.keyboard('{Home}{ArrowDown}{Enter}');
  await waitFor(() => expect(location().search).toBe('?customerId=C0048217&transaction=update-information'));
});

test('[CLI-07] the form of the update is fetched when the pointer reaches its action', async () => {
  const { user, shell } = renderPage();
  await findCustomerName();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.hover(await screen.findByText('Update information'));
  expect(shell.preloaded).toContain('transaction/1 transaction-update-information');
});
