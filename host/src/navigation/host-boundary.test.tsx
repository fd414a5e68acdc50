import { renderSlot } from '@portal/shared/testing';
import { Link, useLocation } from '@portal/shared/ui';
import { screen } from '@testing-library/react';
import { HostBoundary, isMissingFile } from './host-boundary.tsx';

function Page() {
  const { pathname } = useLocation();
  if (pathname === '/broken') throw new Error('a fault of the page');
  return <Link to="/broken">On</Link>;
}

function Bounded({ told }: { readonly told: unknown[] }) {
  const { pathname } = useLocation();
  return (
    <HostBoundary monitor={{ log: () => undefined, error: (error) => void told.push(error) }} at={pathname}>
      <Page />
    </HostBoundary>
  );
}

beforeEach(() => {
  // React writes every error that a boundary has caught
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page with a fault says so and leaves a way on; the next page is tried again', async () => {
  const told: unknown[] = [];
  const { user } = renderSlot(<Bounded told={told} />, { path: '/broken' });
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing that was saved is lost.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(told).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Go to home' }));
  expect(screen.getByRole('link', { name: 'On' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});

test.each([
  ['Loading chunk 613 failed.\n(missing: https://portal.example/host/613.js)', true],
  ['Failed to fetch dynamically imported module: https://portal.example/x.js', true],
  ['a fault of the page', false],
])('%j is a missing file: %s', (message, expected) => {
  expect(isMissingFile(new Error(message))).toBe(expected);
});
