import { renderSlot } from '@portal/shared/testing';
import { Link, useLocation } from '@portal/shared/ui';
import { screen } from '@testing-library/react';
import { HostBoundary, isMissingFile } from './host-boundary.tsx';

function Page() {
  const { pathname } = useLocation();
  if (pathname === '/broken') throw new Error('an error of the page');
  return <Link to="/broken">On</Link>;
}

function PageInBoundary({ reported }: { readonly reported: unknown[] }) {
  const { pathname } = useLocation();
  return (
    <HostBoundary
      monitor={{ log: () => undefined, error: (error) => void reported.push(error) }}
      path={pathname}
    >
      <Page />
    </HostBoundary>
  );
}

beforeEach(() => {
  // React logs every error that a boundary catches
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('shows the error page with a way out, and tries the next page', async () => {
  const reported: unknown[] = [];
  const { user } = renderSlot(<PageInBoundary reported={reported} />, { path: '/broken' });
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Everything you saved is safe.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(reported).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Go to home' }));
  expect(screen.getByRole('link', { name: 'On' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});

test.each([
  ['Loading chunk 613 failed.\n(missing: https://portal.example/host/613.js)', true],
  ['Failed to fetch dynamically imported module: https://portal.example/x.js', true],
  ['an error of the page', false],
])('classifies %j as a missing file: %s', (message, expected) => {
  expect(isMissingFile(new Error(message))).toBe(expected);
});
