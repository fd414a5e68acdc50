import { Link, MemoryRouter, UiProvider } from '@portal/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageAnnouncer } from './page-announcer.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

const addresses = {
  first: '/client-profile?customerId=C1',
  drawer: '/client-profile?customerId=C1&transaction=invest',
  second: '/client-profile?customerId=C2',
  checkout: '/checkout?customerId=C2&items=i1',
  sent: '/checkout?customerId=C2&sent=CO-1',
} as const;

function Page() {
  useScrollMemory();
  return (
    <>
      {Object.entries(addresses).map(([name, to]) => (
        <Link key={name} to={to}>
          {name}
        </Link>
      ))}
      <PageAnnouncer title="Customer profile" />
    </>
  );
}

function renderPage() {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[addresses.first]}>
        <Page />
      </MemoryRouter>
    </UiProvider>,
  );
  const user = userEvent.setup();
  return { scrollTo, go: (name: keyof typeof addresses) => user.click(screen.getByRole('link', { name })) };
}

const announced = () => screen.getByTestId('page-announcer').firstChild;

test('scrolls to the top and announces the page when the customer changes, each time', async () => {
  const { scrollTo, go } = renderPage();
  await go('drawer');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(announced()).toBeNull();
  await go('second');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  const firstAnnouncement = announced();
  expect(firstAnnouncement).toHaveTextContent('Customer profile page');
  await go('first');
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(announced()).toHaveTextContent('Customer profile page');
  expect(announced()).not.toBe(firstAnnouncement);
});

test('scrolls to the top and announces the page when a checkout was sent', async () => {
  const { scrollTo, go } = renderPage();
  await go('checkout');
  const firstAnnouncement = announced();
  scrollTo.mockClear();
  await go('sent');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(announced()).not.toBe(firstAnnouncement);
});
