import { maintenance } from '@portal/shared/api/maintenance';
import { fakeApi, renderSlot } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSignInShell } from '../core/sign-in-harness.ts';
import { LoginPage } from './login-page.tsx';

const requestIdleCallback = jest.fn<void, [() => void]>();

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: requestIdleCallback.mockImplementation((run) => run()) });
});

test('requests maintenance without a token when the page is idle, and shows it', async () => {
  const isIdle = new Promise<() => void>((resolve) => requestIdleCallback.mockImplementation(resolve));
  const api = fakeApi().reply(maintenance, { active: true, message: 'Back at noon.' });
  renderSlot(<LoginPage />, { shell: createSignInShell().shell });
  const reportIdle = await isIdle;
  expect(api.requests).toHaveLength(0);
  reportIdle();
  expect(await screen.findByText('The portal is closed for maintenance')).toBeInTheDocument();
  expect(screen.getByText('Back at noon.')).toBeInTheDocument();
  const [request] = api.requestsOf(maintenance);
  expect(request?.query).toEqual({ applicationid: '5' });
  expect(request?.headers).not.toHaveProperty('authorization');
});

test('[SHL-19] opens the maintenance page with a way back to sign-in during maintenance', async () => {
  fakeApi().reply(maintenance, { active: true, message: 'Back at noon.' });
  const { shell } = createSignInShell();
  const replace = jest.spyOn(shell.navigation.navigator, 'replace');
  renderSlot(<LoginPage />, { shell });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/maintenance?from=%2F'));
  replace.mockRestore();
});

test('logs a failed call and leaves sign-in unchanged', async () => {
  const api = fakeApi().fail(maintenance, { status: 403 });
  const { shell } = createSignInShell();
  renderSlot(<LoginPage />, { shell });
  await waitFor(() => expect(shell.logged).toHaveLength(1));
  expect(api.requests).toHaveLength(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});
