import type { SessionState } from '@portal/shared/contract';
import { renderSlot, testAgent, testSession, testShell } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { RedirectPage } from './redirect-page.tsx';

const active: SessionState = { status: 'active', agent: testAgent, expiresAt: Date.now() + 900_000 };
const signedOut: SessionState = { status: 'signed-out', reason: 'never-signed-in' };

function renderPage(path: string, state: SessionState = active) {
  const session = testSession({ idToken: 'a.b.c' });
  session.set(state);
  const visited: string[] = [];
  const shell = testShell({ session });
  const rendered = renderSlot(<RedirectPage leave={(address) => void visited.push(address)} />, {
    shell,
    path,
  });
  return { ...rendered, visited };
}

test.each([
  ['/redirect?to=simulator', 'https://simulator.example/PortfolioRecommendation?id_token=a.b.c'],
  ['/redirect?to=transaction', 'https://transaction.example/?id_token=a.b.c'],
  [
    '/redirect?to=transaction&path=/accounts/1000391120',
    'https://transaction.example/accounts/1000391120?id_token=a.b.c',
  ],
])('[RTE-02] %s leaves at once and shows the target', (path, address) => {
  const { visited } = renderPage(path);
  expect(visited).toEqual([address]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Leaving the Agent Portal');
  expect(screen.getByText(new RegExp(new URL(address).host))).toBeInTheDocument();
});

test('[RTE-02] offers a button to leave, and the page does not contain the token', async () => {
  const { visited, user, container } = renderPage('/redirect?to=transaction&path=/x');
  await user.click(screen.getByRole('button', { name: 'Go to Transaction site' }));
  expect(visited).toHaveLength(2);
  expect(visited[1]).toBe(visited[0]);
  expect(container.innerHTML).not.toContain('a.b.c');
  expect(screen.getByRole('link', { name: 'Stay in the portal' })).toHaveAttribute('href', '/dashboard');
});

test.each([
  '/redirect',
  '/redirect?to=evil',
  '/redirect?to=https://evil.example',
  '/redirect?to=transaction&path=//evil.example',
  '/redirect?to=transaction&path=https://evil.example',
  '/redirect?to=transaction&path=/%5Cevil.example',
  '/redirect?to=toString',
])('[RTE-02] %s shows that the link does not work', (path) => {
  const { visited } = renderPage(path);
  expect(visited).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work');
});

test('[RTE-02] a signed-out agent signs in first and then leaves', async () => {
  const { visited, user, shell } = renderPage('/redirect?to=simulator', signedOut);
  expect(visited).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Go to login' }));
  expect(shell.session.ended).toEqual(['never-signed-in']);
  act(() => shell.session.set(active));
  expect(visited).toHaveLength(1);
});
