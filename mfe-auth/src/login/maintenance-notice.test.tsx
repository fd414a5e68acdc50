import { maintenance } from '@portal/shared/api/maintenance';
import { fakeApi, renderSlot } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { signInShell } from '../core/test-sign-in.ts';
import { LoginPage } from './login-page.tsx';

test('maintenance is asked for without a token, after the page is there, and told', async () => {
  const api = fakeApi().reply(maintenance, { active: true, message: 'Back at noon.' });
  renderSlot(<LoginPage />, { shell: signInShell().shell });
  expect(api.requests).toHaveLength(0);
  expect(await screen.findByText('The portal is closed for maintenance')).toBeInTheDocument();
  expect(screen.getByText('Back at noon.')).toBeInTheDocument();
  const [request] = api.requestsOf(maintenance);
  expect(request?.query).toEqual({ applicationid: '5' });
  expect(request?.headers).not.toHaveProperty('authorization');
});

test('[SHL-19] while one is under way its page shows in place of sign-in, and leads back', async () => {
  fakeApi().reply(maintenance, { active: true, message: 'Back at noon.' });
  const { shell } = signInShell();
  const replace = jest.spyOn(shell.navigation.navigator, 'replace');
  renderSlot(<LoginPage />, { shell });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/maintenance?from=%2F'));
  replace.mockRestore();
});

test('a call that fails is logged, and sign-in is as it was', async () => {
  const api = fakeApi().fail(maintenance, { status: 403 });
  const { shell } = signInShell();
  renderSlot(<LoginPage />, { shell });
  await waitFor(() => expect(shell.logged).toHaveLength(1));
  expect(api.requests).toHaveLength(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});
