import { screen, waitFor, within } from '@testing-library/react';
import { findCustomerName, mockProfileApi, renderPage } from '../profile-harness.tsx';

beforeEach(() => {
  sessionStorage.clear();
  mockProfileApi();
});

test.each([
  ['View cart', '{Home}{Enter}', '/cart'],
  ['Assess suitability', '{Home}{ArrowDown}{Enter}', '/sat'],
])('the menu for a phone leads to %s, by keyboard', async (name, keys, pathname) => {
  const { user, location } = renderPage();
  await findCustomerName();
  screen.getByRole('button', { name: 'More actions' }).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'More actions' });
  expect(within(menu).getByRole('menuitem', { name })).toBeVisible();
  await waitFor(() => expect(menu).toHaveFocus());
  await user.keyboard(keys);
  await waitFor(() => expect(location()).toMatchObject({ pathname, search: '?customerId=C0048217' }));
});

test('[CLI-07] the header opens the update of the record, whose form is fetched on hover', async () => {
  const { user, location, shell } = renderPage();
  await findCustomerName();
  const update = screen.getByRole('button', { name: 'Update information' });
  await user.hover(update);
  expect(shell.preloaded).toContain('transaction-drawer transaction-update-information');
  await user.click(update);
  expect(location().search).toBe('?customerId=C0048217&transaction=update-information');
});
