import { testSession } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openPage, testCustomerMode } from './testing/index.ts';

const assessment = { customerId: 'C1', itemId: 'I1' };

/** The mode of a tab that has handed over the assessment. */
function handedOver() {
  const mode = testCustomerMode();
  mode.enter(assessment);
  return mode;
}

test.each([
  '/dashboard',
  '/client-profile?customerId=C2',
  '/sat?customerId=C2',
  '/redirect?to=simulator',
  '/maintenance',
  '/',
  '/no-such-page',
])('%s shows the questions and the way out, without frame, notice and prompt', async (path) => {
  const { shell, location, api, notices } = openPage(path, { customerMode: handedOver(), expiring: true });
  act(() => notices.notify({ tone: 'info', text: 'Another customer has paid.' }));
  await waitFor(() => expect(shell.mounted.get('customer-mode.questions/1')).toEqual(assessment));
  expect([...shell.mounted.keys()].sort()).toEqual(['customer-mode.agent/1', 'customer-mode.questions/1']);
  await waitFor(() => expect(location()).toMatchObject({ pathname: '/sat', search: '?customerId=C1' }));
  expect(document.title).toBe('Agent Portal');
  for (const role of ['navigation', 'alertdialog', 'link'])
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  expect(screen.queryByText('Another customer has paid.')).not.toBeInTheDocument();
  expect(api.requests).toEqual([]);
});

test('a tab whose entry is missing says that it is locked, and keeps its address', async () => {
  const browser = new Map([['portal-with-customer', '1']]);
  const customerMode = testCustomerMode(undefined, {
    ...sessionStorage,
    getItem: (key: string) => browser.get(key) ?? null,
  });
  const { shell, location } = openPage('/dashboard', { customerMode });
  expect(await screen.findByRole('heading', { name: 'The questions are in another tab' })).toBeVisible();
  expect([...shell.mounted.keys()]).toEqual(['customer-mode.agent/1']);
  expect(location().pathname).toBe('/dashboard');
});

test('the agent’s page is back when the mode ends', async () => {
  const customerMode = handedOver();
  const { shell } = openPage('/sat?customerId=C1', { customerMode });
  await waitFor(() => expect(shell.mounted.has('customer-mode.questions/1')).toBe(true));
  act(() => customerMode.leave());
  await waitFor(() => expect(shell.mounted.has('mfe-client/suitability')).toBe(true));
  expect(shell.mounted.has('customer-mode.questions/1')).toBe(false);
});

test('without a session the sign-in remote has the page, without the painted sign-in', async () => {
  const painted = document.createElement('div');
  painted.dataset.firstPaint = 'login';
  document.body.append(painted);
  const session = testSession();
  session.set({ status: 'signed-out', reason: 'expired' });
  const { shell } = openPage('/', { session, customerMode: handedOver() });
  await waitFor(() => expect(shell.mounted.has('mfe-auth/login')).toBe(true));
  expect(shell.mounted.has('customer-mode.questions/1')).toBe(false);
  expect(painted.isConnected).toBe(false);
});
