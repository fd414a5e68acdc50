import { screen, within } from '@testing-library/react';
import { mockResizeObserver, openPage } from '../../testing/index.ts';

beforeEach(() => {
  mockResizeObserver();
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

test('[SHL-09] shows exactly Home, Applications and Portfolio Simulator', async () => {
  openPage('/application/detail/A1');
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  const entries = within(menu).getAllByRole('listitem');
  expect(entries).toHaveLength(3);
  expect(within(menu).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
  expect(within(menu).getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page');
  expect(within(menu).getByRole('button', { name: /^Portfolio Simulator/ })).toBeVisible();
});

test('[SHL-09] expands and collapses, and stores the choice', async () => {
  const { user, unmount } = openPage('/application');
  await user.click(await screen.findByRole('button', { name: 'Expand menu' }));
  expect(screen.getByRole('button', { name: 'Collapse menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Applications')).toBeVisible();
  unmount();
  openPage('/application');
  expect(await screen.findByRole('button', { name: 'Collapse menu' })).toBeVisible();
});

test('never writes the id token into the document', async () => {
  openPage('/application');
  await screen.findByRole('navigation', { name: 'Main' });
  expect(document.documentElement.outerHTML).not.toContain('token-1');
});
