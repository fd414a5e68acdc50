import { testSession } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from './test-host.tsx';

const signedOut = (reason: 'never-signed-in' | 'expired' = 'never-signed-in') => {
  const session = testSession();
  session.set({ status: 'signed-out', reason });
  return session;
};

test.each([
  ['/client', 'client-list'],
  ['/client-profile?customerId=C1', 'client-profile'],
  ['/sat?customerId=C1', 'suitability'],
  ['/cart?customerId=C1', 'cart'],
  ['/checkout?customerId=C1', 'checkout'],
  ['/payment?applicationId=A1', 'payment'],
  ['/payment/successful?applicationId=A1', 'payment-result'],
  ['/application', 'application-list'],
  ['/application/detail/A1?formNo=F1', 'application-detail'],
  ['/onboarding', 'onboarding'],
] as const)('%s mounts %s inside the frame', async (path, slot) => {
  const { shell } = openPage(path);
  await waitFor(() => expect(shell.mounted.has(slot)).toBe(true));
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test.each([
  ['/redirect', 'redirect'],
  ['/account-linking', 'account-linking'],
] as const)('%s mounts %s without the frame, for anyone', async (path, slot) => {
  const { shell } = openPage(path, { session: signedOut() });
  await waitFor(() => expect(shell.mounted.has(slot)).toBe(true));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('[RTE-01] / shows sign-in, without frame or breadcrumb', async () => {
  const { shell } = openPage('/', { session: signedOut() });
  await waitFor(() => expect(shell.mounted.has('login')).toBe(true));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
});

test('/ with a valid session goes home', async () => {
  const { location } = openPage('/');
  await waitFor(() => expect(location().pathname).toBe('/dashboard'));
});

test.each([
  '/dashboard',
  '/profile',
  '/client',
  '/cart?customerId=C1',
  '/application/detail/A1',
  '/onboarding',
])('[RTE-17] %s without a session logs out and shows nothing', async (path) => {
  const { session, shell } = openPage(path, { session: signedOut() });
  await waitFor(() => expect(session.ended).toEqual(['never-signed-in']));
  expect(shell.mounted.size).toBe(0);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('[RTE-17] why the last session ended survives being turned away', async () => {
  const { session } = openPage('/client', { session: signedOut('expired') });
  await waitFor(() => expect(session.ended).toEqual(['expired']));
});

test('[RTE-17] linking is no session', async () => {
  const session = testSession();
  session.set({ status: 'linking' });
  openPage('/dashboard', { session });
  await waitFor(() => expect(session.ended).toEqual(['never-signed-in']));
});

test('[RTE-20] an unknown address says so and leads home', async () => {
  const { user, location } = openPage('/no-such-page');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to home' }));
  await waitFor(() => expect(location().pathname).toBe('/dashboard'));
});
