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
