import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
