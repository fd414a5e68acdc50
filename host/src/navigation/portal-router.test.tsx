import { testSession } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { importFrame } from './frame/index.ts';
import { openPage } from './testing/index.ts';

// on a busy machine the import would exceed the first test's timeout
beforeAll(() => importFrame(), 60_000);

beforeEach(() => {
  window.scrollTo = () => undefined;
});

const signedOut = (reason: 'never-signed-in' | 'expired' = 'never-signed-in') => {
  const session = testSession();
  session.set({ status: 'signed-out', reason });
  return session;
};

test.each([
  ['/client', 'mfe-client/client-list'],
  ['/client-profile?customerId=C1', 'mfe-client/client-profile'],
  ['/sat?customerId=C1', 'mfe-client/suitability'],
  ['/cart?customerId=C1', 'mfe-cart/cart'],
  ['/checkout?customerId=C1', 'mfe-cart/checkout'],
  ['/payment?applicationId=A1', 'mfe-cart/payment'],
  ['/payment/successful?applicationId=A1', 'mfe-cart/payment-result'],
  ['/application', 'mfe-applications/application-list'],
  ['/application/detail/A1?formNo=F1', 'mfe-applications/application-detail'],
  ['/onboarding', 'mfe-client/onboarding'],
] as const)('%s mounts %s inside the frame', async (path, slot) => {
  const { shell } = openPage(path);
  await waitFor(() => expect(shell.mounted.has(slot)).toBe(true));
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test.each([
  ['/redirect', 'mfe-auth/redirect'],
  ['/account-linking', 'mfe-auth/account-linking'],
] as const)('%s mounts %s without the frame, for anyone', async (path, slot) => {
  const { shell } = openPage(path, { session: signedOut() });
  await waitFor(() => expect(shell.mounted.has(slot)).toBe(true));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('[RTE-01] / shows sign-in, without frame or breadcrumb', async () => {
  const { shell } = openPage('/', { session: signedOut() });
  await waitFor(() => expect(shell.mounted.has('mfe-auth/login')).toBe(true));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
});

test('/ redirects to the dashboard with a valid session', async () => {
  const { location } = openPage('/');
  await waitFor(() => expect(location().pathname).toBe('/dashboard'));
});

test.each([
  '/dashboard',
  '/profile',
  '/client?keyword=tan&page=2',
  '/client-profile?customerId=C1',
  '/sat?customerId=C1',
  '/cart?customerId=C1',
  '/checkout?customerId=C1',
  '/payment?applicationId=A1',
  '/payment/successful?applicationId=A1',
  '/application',
  '/application/detail/A1?formNo=F1',
  '/onboarding',
])('[RTE-17] %s without a session logs out and shows nothing', async (path) => {
  const { session, shell } = openPage(path, { session: signedOut() });
  await waitFor(() => expect(session.ended).toEqual(['never-signed-in']));
  expect(shell.mounted.size).toBe(0);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('[RTE-17] keeps the reason why the last session ended', async () => {
  const { session } = openPage('/client', { session: signedOut('expired') });
  await waitFor(() => expect(session.ended).toEqual(['expired']));
});

test('[RTE-17] redirects to the linking page while the agent is linking', async () => {
  const session = testSession();
  session.set({ status: 'linking' });
  const { location } = openPage('/dashboard', { session });
  await waitFor(() => expect(location().pathname).toBe('/account-linking'));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(session.ended).toEqual([]);
});

test('[SGN-12] redirects to the linking page when another tab starts linking', async () => {
  const session = signedOut();
  const { location } = openPage('/dashboard', { session });
  act(() => session.set({ status: 'linking' }));
  await waitFor(() => expect(location().pathname).toBe('/account-linking'));
});

test.each([
  ['/client', 'the frame'],
  ['/maintenance', 'maintenance'],
  ['/redirect', 'a page without the frame'],
  ['/no-such-page', 'no page at all'],
])('[SES-03] on %s, %s, the expiry prompt and notices show', async (path) => {
  const { notices } = openPage(path, { expiring: true });
  expect(await screen.findByRole('alertdialog', { name: 'Session expiry warning' })).toBeVisible();
  act(() => notices.notify({ tone: 'info', text: 'A new version is ready.' }));
  expect(await screen.findByText('A new version is ready.')).toBeInTheDocument();
});

test('shows no expiry prompt on sign-in', async () => {
  const { shell } = openPage('/', { session: signedOut(), expiring: true });
  await waitFor(() => expect(shell.mounted.has('mfe-auth/login')).toBe(true));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('[RTE-20] shows Page not found inside the frame, with a link home, for an unknown address', async () => {
  const { user, location } = openPage('/no-such-page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Go to home' }));
  await waitFor(() => expect(location().pathname).toBe('/dashboard'));
});

test('[RTE-20] shows Page not found without the frame when no agent is signed in', async () => {
  openPage('/no-such-page', { session: signedOut() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('sets the document’s title before the page’s slot has loaded', async () => {
  const { user } = openPage('/client');
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  document.title = 'View Profile · Agent Portal';
  await user.click(within(menu).getByRole('link', { name: 'Applications' }));
  expect(document.title).toBe('Applications · Agent Portal');
});
