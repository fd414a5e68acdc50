import { renderSlot } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { fakePopup, signInShell, standIns } from '../core/test-sign-in.ts';
import { LoginPage } from '../login/index.ts';
import type { SignInOutcome } from './complete-sign-in.ts';

const completeSignIn = jest.fn<
  Promise<SignInOutcome>,
  [{ verifier?: string; parameters: URLSearchParams }]
>();
jest.mock('./complete-sign-in.ts', () => ({
  completeSignIn: (...args: Parameters<typeof completeSignIn>) => completeSignIn(...args),
}));
jest.mock('../login/maintenance-notice.tsx', () => ({ MaintenanceNotice: () => null }));

const tokens = { idToken: 'id', accessToken: 'at', refreshToken: 'rt' };

beforeAll(standIns);
beforeEach(() => {
  sessionStorage.clear();
  completeSignIn.mockReset().mockResolvedValue({ outcome: 'linking', tokens });
});
afterEach(() => jest.restoreAllMocks());

/** The sign-in screen with its window open. */
async function waiting() {
  const { shell, told } = signInShell();
  const window = fakePopup();
  const rendered = renderSlot(<LoginPage />, { shell });
  await rendered.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('dialog', { name: 'Continue in the sign-in window' });
  const state = window.opened[0]?.url.searchParams.get('state') ?? '';
  return { ...rendered, ...window, told, state };
}

const answerOf = (query: string) => ({ type: 'oidc-callback', query });

/** A message as the sign-in window posts it to its opener. */
const post = (data: unknown, source: Window | null, origin = location.origin) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));

/** A message on the callback page's channel. */
const broadcast = (data: unknown) =>
  act(async () => {
    const channel = new BroadcastChannel('oidc-callback');
    channel.postMessage(data);
    channel.close();
  });

test('one press opens the provider in a window of 500 by 750', async () => {
  const { opened, open } = await waiting();
  expect(open).toHaveBeenCalledTimes(1);
  expect(opened[0]?.features).toMatch('popup,width=500,height=750');
  const asked = opened[0]?.url;
  expect(`${asked?.origin}${asked?.pathname}`).toBe('https://id.example/auth');
  expect(asked?.searchParams.get('code_challenge_method')).toBe('S256');
});

test('the window’s answer is exchanged with the stored verifier, once, however it comes', async () => {
  const { state, popup, told, isClosed } = await waiting();
  await broadcast(answerOf(`?code=abc&state=${state}`));
  await post(answerOf(`?code=abc&state=${state}`), popup);
  await waitFor(() => expect(told).toEqual([[tokens]]));
  expect(completeSignIn).toHaveBeenCalledTimes(1);
  expect(completeSignIn.mock.calls[0]?.[0].verifier).toMatch(/^[0-9a-f]{256}$/);
  expect(completeSignIn.mock.calls[0]?.[0].parameters.get('code')).toBe('abc');
  expect(isClosed()).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('[SGN-08] a verifier that is gone is not made up', async () => {
  const { state } = await waiting();
  sessionStorage.clear();
  await broadcast(answerOf(`?code=abc&state=${state}`));
  await waitFor(() => expect(completeSignIn).toHaveBeenCalled());
  expect(completeSignIn.mock.calls[0]?.[0].verifier).toBeUndefined();
});

test('[SGN-10] the screen stays blocked until the shell takes over', async () => {
  completeSignIn.mockReturnValue(new Promise(() => {}));
  const { state } = await waiting();
  await broadcast(answerOf(`?code=abc&state=${state}`));
  expect(await screen.findByRole('dialog', { name: 'Signing you in…' })).toHaveAttribute('open');
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('[SGN-14] a refusal at the provider ends the spinner and says so', async () => {
  completeSignIn.mockResolvedValue({ outcome: 'failed', reason: 'access-denied' });
  const { state, told } = await waiting();
  await broadcast(answerOf(`?error=access_denied&state=${state}`));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in was declined');
  expect(told).toEqual([['access-denied', undefined]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[SGN-13] an inactive agent is told in the catalogue’s words, then logged out', async () => {
  completeSignIn.mockResolvedValue({ outcome: 'inactive', tokens });
  const { state, told, user } = await waiting();
  await broadcast(answerOf(`?code=abc&state=${state}`));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    expect.stringContaining(
      'Sorry, this agent account is no longer active. Please contact sales support if you require any further assistance.',
    ),
  );
  expect(told).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(told).toEqual([['agent-inactive', tokens]]);
});

test('[SGN-22] a blocked window says how to allow it, and the next press tries again', async () => {
  const { shell } = signInShell();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = renderSlot(<LoginPage />, { shell });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Allow pop-ups for this site');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(open).toHaveBeenCalledTimes(2);
});

test('[SGN-22] a press before all is prepared opens the window all the same, in the press itself', async () => {
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  let proceed = () => {};
  const held = new Promise<void>((released) => {
    proceed = released;
  });
  jest.spyOn(crypto.subtle, 'digest').mockImplementation(async (...args) => {
    await held;
    return digest(...args);
  });
  const { shell, told } = signInShell();
  const { opened, sentTo } = fakePopup();
  const { user } = renderSlot(<LoginPage />, { shell });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(opened.map(({ url }) => url.href)).toEqual(['about:blank']);
  expect(screen.getByRole('dialog', { name: 'Continue in the sign-in window' })).toBeInTheDocument();
  expect(sentTo).toEqual([]);
  await act(async () => proceed());
  await waitFor(() => expect(sentTo).toHaveLength(1));
  expect(sentTo[0]?.origin).toBe('https://id.example');
  await broadcast(answerOf(`?code=abc&state=${sentTo[0]?.searchParams.get('state')}`));
  await waitFor(() => expect(told).toEqual([[tokens]]));
});

test('[SGN-15] what cannot be prepared closes the window and ends the spinner', async () => {
  jest.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no digest'));
  const { shell, told } = signInShell();
  const { isClosed } = fakePopup();
  const { user } = renderSlot(<LoginPage />, { shell });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(told).toEqual([['sign-in-failed', undefined]]));
  expect(isClosed()).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[SGN-22] a window that is blocked when it is reopened says how to allow it', async () => {
  const { popup, user, open } = await waiting();
  popup.close();
  open.mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'Reopen window' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Allow pop-ups for this site');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[SGN-22] a window that seems closed is a hint: it can be reopened, and its answer still counts', async () => {
  const { popup, opened, state, user, told } = await waiting();
  popup.close();
  expect(await screen.findByText(/seems to be closed/, {}, { timeout: 3_000 })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reopen window' }));
  expect(screen.getByText('It opened next to this one.')).toBeInTheDocument();
  expect(opened.map(({ url }) => url.href)).toEqual([opened[0]?.url.href, opened[0]?.url.href]);
  await broadcast(answerOf(`?code=abc&state=${state}`));
  await waitFor(() => expect(told).toHaveLength(1));
});

test('cancelling closes the window, forgets the attempt, and the next one is another', async () => {
  const { state, opened, user, isClosed } = await waiting();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(isClosed()).toBe(true);
  await broadcast(answerOf(`?code=late&state=${state}`));
  expect(completeSignIn).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[1]?.url.searchParams.get('state')).not.toBe(state);
});

test('[SGN-22] the window goes with the page that waits for it: nothing is typed into it for nobody', async () => {
  const { state, isClosed, unmount } = await waiting();
  unmount();
  expect(isClosed()).toBe(true);
  expect(sessionStorage).toHaveLength(0);
  await broadcast(answerOf(`?code=late&state=${state}`));
  expect(completeSignIn).not.toHaveBeenCalled();
});
