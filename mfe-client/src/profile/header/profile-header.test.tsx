import { screen, waitFor } from '@testing-library/react';
import { findCustomerName, mockProfileApi, renderPage } from '../profile-harness.tsx';

beforeEach(() => {
  sessionStorage.clear();
  mockProfileApi();
});

test.each([
  ['View cart', '/cart'],
  ['Assess suitability', '/sat'],
])('the menu for a phone leads to %s', async (name, pathname) => {
  const { user, location } = renderPage();
  await findCustomerName();
  screen.getByRole('button', { name: 'More actions' }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(location()).toMatchObject({ pathname, search: '?customerId=C0048217' }));
});
