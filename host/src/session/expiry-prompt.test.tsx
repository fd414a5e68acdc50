import { BehaviorSubject, UiProvider } from '@portal/shared/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExpiryPrompt } from './expiry-prompt.tsx';

/** A session near its end, whose renewal does as told. */
function nearTheEnd(renewals: boolean[], isRefused = false) {
  const expiring$ = new BehaviorSubject(true);
  const ended: string[] = [];
  const session = {
    expiring$,
    isExpiring: () => expiring$.value,
    isRefused: () => isRefused,
    remaining: () => 167_000,
    renew: async () => {
      if (renewals.shift()) expiring$.next(false);
      return true;
    },
    end: (reason: string) => void ended.push(reason),
  };
  render(
    <UiProvider>
      <ExpiryPrompt session={session} />
    </UiProvider>,
  );
  return { session, ended, user: userEvent.setup() };
}

const prompt = () => screen.findByRole('alertdialog', { name: 'Session expiry warning' });

test('[SES-03] asks in the specification’s words, with the time left', async () => {
  nearTheEnd([true]);
  expect(await prompt()).toHaveAccessibleDescription(
    'Your session is about to expire. Would you like to remain logged in?',
  );
  expect(screen.getByRole('timer', { name: '2 minutes 47 seconds left' })).toHaveTextContent('2:47');
});

test('says before the choice what becomes of what was typed', async () => {
  nearTheEnd([]);
  expect(await prompt()).toHaveTextContent('Log out discards what you have typed and not sent.');
});

test('[SES-04] is answered with the keyboard: staying renews, and the prompt goes', async () => {
  const { user, session } = nearTheEnd([true]);
  await prompt();
  screen.getByRole('button', { name: 'Stay signed in' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(session.isExpiring()).toBe(false);
});

test('[SES-05] rejecting logs out', async () => {
  const { user, ended } = nearTheEnd([]);
  await prompt();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(ended).toEqual(['prompt-rejected']);
});

test('[SES-06] a renewal that fails is told, and can be tried again', async () => {
  const { user } = nearTheEnd([false, true]);
  await prompt();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session could not be renewed');
  expect(screen.queryByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('[SES-06] where the provider renews no more, sign-in is offered too, and nothing typed is lost by it', async () => {
  const { user, ended } = nearTheEnd([false], true);
  await prompt();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('what you have typed is kept');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(ended).toEqual(['expired']);
});
