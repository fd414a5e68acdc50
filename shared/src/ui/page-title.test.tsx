import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import { UiProvider } from './provider.tsx';
import { Link, MemoryRouter, useLocation } from './router.ts';

function Pages() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/client">Customers</Link>
      <Link to="/client?page=2">Second page</Link>
      {pathname === '/client' ? <PageTitle>Customers</PageTitle> : <PageTitle>Home</PageTitle>}
      <input aria-label="Search" />
    </>
  );
}

const show = () =>
  render(
    <UiProvider>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Pages />
      </MemoryRouter>
    </UiProvider>,
  );

test('names the browser tab, and leaves the focus alone on the first page of a visit', () => {
  show();
  expect(document.title).toBe('Home · Agent Portal');
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).not.toHaveFocus();
});

test('receives the focus after a navigation', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toHaveFocus();
  expect(document.title).toBe('Customers · Agent Portal');
});

test('a change of the query alone moves no focus', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  await user.click(screen.getByRole('link', { name: 'Second page' }));
  expect(screen.getByRole('link', { name: 'Second page' })).toHaveFocus();
});

test('a page that arrives late takes the focus neither from a field nor from an open menu or dialog', async () => {
  const user = userEvent.setup();
  const late = (inUse: ReactNode, arrived: boolean) => (
    <UiProvider>
      <MemoryRouter initialEntries={['/dashboard']}>
        {inUse}
        <Link to="/client">Customers</Link>
        {arrived && <PageTitle>Customers</PageTitle>}
      </MemoryRouter>
    </UiProvider>
  );
  for (const [role, name] of [
    ['textbox', 'Search'],
    ['button', 'Account'],
    ['menu', 'Account'],
    ['menuitem', 'Logout'],
    ['dialog', 'About'],
  ] as const) {
    const inUse = (
      <>
        <input aria-label="Search" />
        <button type="button" aria-haspopup="menu" aria-expanded="true" aria-label="Account" />
        <div role="menu" tabIndex={-1} aria-label="Account">
          <button type="button" role="menuitem">
            Logout
          </button>
        </div>
        <div role="dialog" tabIndex={-1} aria-label="About" />
      </>
    );
    const { rerender, unmount } = render(late(inUse, false));
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    const used = screen.getByRole(role, { name });
    used.focus();
    rerender(late(inUse, true));
    expect(screen.getByRole('heading', { name: 'Customers' })).toBeInTheDocument();
    expect(used).toHaveFocus();
    unmount();
  }
});
