import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { UiProvider } from '../provider.tsx';
import { Link, MemoryRouter, useLocation } from '../router.ts';
import { PageTitle } from './page-title.tsx';

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

/** Reads the focused element at each commit, before any passive effect. */
function PagesWithFocusRead({ onCommit }: { onCommit: (path: string, focused: Element | null) => void }) {
  const { pathname } = useLocation();
  useLayoutEffect(() => onCommit(pathname, document.activeElement));
  return <Pages />;
}

const show = () =>
  render(
    <UiProvider>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Pages />
      </MemoryRouter>
    </UiProvider>,
  );

test('sets the title of the browser tab, and does not take the focus on the first page of a visit', () => {
  show();
  expect(document.title).toBe('Home · Agent Portal');
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).not.toHaveFocus();
});

test('gets the focus after a navigation', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toHaveFocus();
  expect(document.title).toBe('Customers · Agent Portal');
});

test('takes over the focus of the title that it replaces', async () => {
  const page = (state: string) => (
    <UiProvider>
      <MemoryRouter>
        <PageTitle key={state}>Cart</PageTitle>
      </MemoryRouter>
    </UiProvider>
  );
  const { rerender } = render(page('loading'));
  screen.getByRole('heading', { name: 'Cart' }).focus();
  rerender(page('loaded'));
  expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus();
  document.querySelector('h1')?.blur();
  await Promise.resolve();
  rerender(page('failed'));
  expect(screen.getByRole('heading', { name: 'Cart' })).not.toHaveFocus();
});

test('has the focus as soon as it is on the page, so that a press never comes before it', async () => {
  const user = userEvent.setup();
  const onFocus = jest.fn<void, [string, Element | null]>();
  render(
    <UiProvider>
      <MemoryRouter initialEntries={['/dashboard']}>
        <PagesWithFocusRead onCommit={onFocus} />
      </MemoryRouter>
    </UiProvider>,
  );
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  expect(onFocus).toHaveBeenLastCalledWith('/client', screen.getByRole('heading', { name: 'Customers' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toHaveFocus();
});

test('does not take the focus when only the query changes', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  await user.click(screen.getByRole('link', { name: 'Second page' }));
  expect(screen.getByRole('link', { name: 'Second page' })).toHaveFocus();
});

test('a page that arrives late does not take the focus from a field, menu or dialog', async () => {
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
