import { renderSlot, testSession, testShell } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { AccountLinkingPage } from './account-linking-page.tsx';

const shown = (state: Parameters<ReturnType<typeof testSession>['set']>[0]) => {
  const session = testSession();
  session.set(state);
  return renderSlot(<AccountLinkingPage />, { shell: testShell({ session }), path: '/account-linking' });
};

test('says what to do, and lets the agent log out', async () => {
  const { user, shell } = shown({ status: 'linking' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Link your agent account');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(shell.session.ended).toEqual(['logout']);
});

test('opened by hand it leads to sign-in', () => {
  shown({ status: 'signed-out', reason: 'never-signed-in' });
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/');
});
