import { renderSlot } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { createSignInShell, findOpener } from '../core/sign-in-harness.ts';
import { LoginPage } from './login-page.tsx';

jest.mock('../core/sales-support.tsx', () => ({ SalesSupport: () => 'Number of sales support' }));
jest.mock('./maintenance-notice.tsx', () => ({ MaintenanceNotice: () => null }));

test.each([
  ['expired', 'Your session expired'],
  ['logout', 'You are logged out'],
  ['prompt-rejected', 'You are logged out'],
  ['agent-inactive', 'This agent account is no longer active'],
  ['sign-in-failed', 'Login did not complete'],
  ['clock-wrong', 'The date or time of this computer seems to be wrong. Correct it, then try again.'],
  ['mapping-lookup-failed', 'Your agent account could not be checked'],
] as const)('shows after sign-out for %s: %s', (reason, text) => {
  const { shell } = createSignInShell();
  shell.session.set({ status: 'signed-out', reason });
  renderSlot(<LoginPage />, { shell });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('[SHL-21] a notice that names sales support has its contact, others have none', () => {
  const { shell } = createSignInShell();
  shell.session.set({ status: 'signed-out', reason: 'sign-in-failed' });
  renderSlot(<LoginPage />, { shell });
  expect(screen.getByRole('alert')).toHaveTextContent(/contact sales support\.Number of sales support$/);
  act(() => shell.session.set({ status: 'signed-out', reason: 'clock-wrong' }));
  expect(screen.queryByText('Number of sales support')).toBeNull();
});

test.each(['expired', 'never-signed-in', 'sign-in-failed'] as const)(
  '[SES-03] while the device is with a customer it asks to hand it back, in three languages, and shows no portfolio: %s',
  async (reason) => {
    const { shell } = createSignInShell();
    shell.session.set({ status: 'signed-out', reason });
    const customerMode = { isOn: () => true, enter: () => undefined };
    const open = jest.spyOn(findOpener(), 'open').mockReturnValue(null);
    const { user } = renderSlot(<LoginPage />, { shell: { ...shell, customerMode } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Please hand the device back to the agent.Sila pulangkan peranti ini kepada ejen.请把设备交还给代理人。',
    );
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText('Number of sales support')).not.toBeInTheDocument();
    expect(document.title).toBe('Locked · Agent Portal');
    await user.click(screen.getByRole('button', { name: 'Agent login' }));
    expect(open).toHaveBeenCalled();
    expect(screen.getByText('Your browser blocked the login window')).toBeVisible();
    open.mockRestore();
  },
);

test('[SES-03] a page that is open when another tab hands over the device asks to hand it back', async () => {
  const { shell } = createSignInShell();
  let isOn = false;
  let onChange = () => {};
  const subscribe = (listener: () => void) => {
    onChange = listener;
    return () => {};
  };
  renderSlot(<LoginPage />, {
    shell: { ...shell, customerMode: { isOn: () => isOn, enter: () => undefined, subscribe } },
  });
  expect(screen.getByRole('heading', { name: 'Log in to Agent Portal' })).toBeVisible();
  isOn = true;
  act(onChange);
  expect(await screen.findByRole('button', { name: 'Agent login' })).toBeVisible();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('[RTE-01] sign-in has one heading, one button and the legal notices', () => {
  const { shell } = createSignInShell();
  renderSlot(<LoginPage />, { shell });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Internet Risk',
    'Privacy Notice',
    'Transaction Notice',
    'Disclaimer',
  ]);
  expect(document.title).toBe('Login · Agent Portal');
});
