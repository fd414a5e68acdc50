import { testShell } from '@portal/shared/testing';
import { BehaviorSubject, ShellProvider, UiProvider } from '@portal/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExpiryPrompt } from './expiry-prompt.tsx';

/** Renders the prompt of an expiring session. `renewals` lists which renewals succeed. */
function renderPrompt(renewals: boolean[], isRenewalRefused = false) {
  const expiring$ = new BehaviorSubject(true);
  const endReasons: string[] = [];
  const session = {
    expiring$,
    isExpiring: () => expiring$.value,
    isRenewalRefused: () => isRenewalRefused,
    remaining: () => 167_000,
    renew: async () => {
      if (renewals.shift()) expiring$.next(false);
      return true;
    },
    end: (reason: string) => void endReasons.push(reason),
  };
  render(
    <UiProvider>
      <ShellProvider value={testShell()}>
        <ExpiryPrompt session={session} />
      </ShellProvider>
    </UiProvider>,
  );
  return { session, endReasons, user: userEvent.setup() };
}

const findPrompt = () => screen.findByRole('alertdialog', { name: 'Session expiry warning' });

test('[SES-03] shows the text of the specification and the time left', async () => {
  renderPrompt([true]);
  expect(await findPrompt()).toHaveAccessibleDescription(
    'Your session is about to expire. Would you like to remain logged in?',
  );
  expect(screen.getByRole('timer', { name: '2 minutes 47 seconds left' })).toHaveTextContent('2:47');
});

test('says that logging out discards unsent input', async () => {
  renderPrompt([]);
  expect(await findPrompt()).toHaveTextContent(
    'If you log out, what you have typed and not sent is discarded.',
  );
});

test('[SES-04] renews the session and closes when the agent chooses to stay by keyboard', async () => {
  const { user, session } = renderPrompt([true]);
  await findPrompt();
  screen.getByRole('button', { name: 'Stay logged in' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(session.isExpiring()).toBe(false);
});

test('[SES-03] Escape leaves the question open, and neither renews nor ends the session', async () => {
  const { user, session, endReasons } = renderPrompt([true]);
  await findPrompt();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stay logged in' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(session.isExpiring()).toBe(true);
  expect(endReasons).toEqual([]);
});

test('[SES-03] the tab’s title shows it until the question is answered, also over a new title', async () => {
  document.title = 'Cart · Agent Portal';
  const { session } = renderPrompt([]);
  await findPrompt();
  expect(document.title).toBe('Session about to end · Cart · Agent Portal');
  act(() => session.expiring$.next(false));
  await waitFor(() => expect(document.title).toBe('Cart · Agent Portal'));
});

test('[SES-05] ends the session on Log out', async () => {
  const { user, endReasons } = renderPrompt([]);
  await findPrompt();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(endReasons).toEqual(['prompt-rejected']);
});

test('[SES-06] shows an error instead of the question when the renewal failed, and renews on Try again', async () => {
  const { user } = renderPrompt([false, false, true]);
  const prompt = await findPrompt();
  await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your session could not be renewed');
  expect(prompt).toHaveAccessibleDescription('Your session is about to expire.');
  expect(screen.queryByRole('button', { name: 'Log in again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // screen readers announce an element with this role once
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('[SES-06] offers sign-in when the provider refuses to renew, and keeps what was typed', async () => {
  const { user, endReasons } = renderPrompt([false], true);
  await findPrompt();
  await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('what you have typed is kept');
  const signIn = screen.getByRole('button', { name: 'Log in again' });
  expect(signIn).toHaveFocus();
  // a retry is useless
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Log out' }), signIn]);
  await user.click(signIn);
  expect(endReasons).toEqual(['expired']);
});
