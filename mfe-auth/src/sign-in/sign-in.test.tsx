import { maintenance } from '@portal/shared/api/maintenance';
import { fakeApi, renderSlot } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  createSignInShell,
  fakePopup,
  findOpener,
  mockBrowserApis,
  watchPreparation,
} from '../core/sign-in-harness.ts';
import { LoginPage } from '../login/index.ts';
import type { SignInOutcome } from './complete-sign-in.ts';

const completeSignIn = jest.fn<
  Promise<SignInOutcome>,
  [{ verifier?: string; parameters: URLSearchParams }]
>();
jest.mock('../core/sales-support.tsx', () => ({ SalesSupport: () => null }));
jest.mock('./complete-sign-in.ts', () => ({
  completeSignIn: (...args: Parameters<typeof completeSignIn>) => completeSignIn(...args),
}));

const tokens = { idToken: 'id', accessToken: 'at', refreshToken: 'rt' };

beforeAll(mockBrowserApis);
beforeEach(() => {
  sessionStorage.clear();
  fakeApi().reply(maintenance, { active: false, message: '' });
  completeSignIn.mockReset().mockResolvedValue({ status: 'linking', tokens });
});
afterEach(() => jest.restoreAllMocks());

/** The sign-in screen with its window open. */
async function openSignInWindow() {
  const { shell, signInCalls } = createSignInShell();
  const window = fakePopup();
  const untilPrepared = watchPreparation();
  const rendered = renderSlot(<LoginPage />, { shell });
  await untilPrepared();
  await rendered.user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('dialog', { name: 'Continue in the login window' });
  const state = window.opened[0]?.url.searchParams.get('state') ?? '';
  return { ...rendered, ...window, signInCalls, state };
}

const callbackMessage = (query: string) => ({ type: 'oidc-callback', query });

/** A message on the callback page's channel. */
const broadcast = (data: unknown) =>
  act(async () => {
    const channel = new BroadcastChannel('oidc-callback');
    channel.postMessage(data);
    channel.close();
  });

test('one press opens the provider in a window of 500 by 750 pixels', async () => {
  const { opened, open } = await openSignInWindow();
  expect(open).toHaveBeenCalledTimes(1);
  expect(opened[0]?.features).toMatch('popup,width=500,height=750');
  const url = opened[0]?.url;
  expect(`${url?.origin}${url?.pathname}`).toBe('https://id.example/auth');
  expect(url?.searchParams.get('code_challenge_method')).toBe('S256');
});

test('opens the window once when the press arrives twice', async () => {
  const { shell } = createSignInShell();
  const { open } = fakePopup();
  renderSlot(<LoginPage />, { shell });
  const button = screen.getByRole('button', { name: 'Login' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByRole('dialog', { name: 'Continue in the login window' })).toBeVisible();
  expect(open).toHaveBeenCalledTimes(1);
});

test('exchanges the reply once with the stored verifier when it arrives twice', async () => {
  const { state, signInCalls, isClosed } = await openSignInWindow();
  await broadcast(callbackMessage(`?code=abc&state=${state}`));
  await broadcast(callbackMessage(`?code=abc&state=${state}`));
  await waitFor(() => expect(signInCalls).toEqual([[tokens]]));
  expect(completeSignIn).toHaveBeenCalledTimes(1);
  expect(completeSignIn.mock.calls[0]?.[0].verifier).toMatch(/^[0-9a-f]{256}$/);
  expect(completeSignIn.mock.calls[0]?.[0].parameters.get('code')).toBe('abc');
  expect(isClosed()).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('[SGN-08] completes without a verifier when the stored one is gone', async () => {
  const { state } = await openSignInWindow();
  sessionStorage.clear();
  await broadcast(callbackMessage(`?code=abc&state=${state}`));
  await waitFor(() => expect(completeSignIn).toHaveBeenCalled());
  expect(completeSignIn.mock.calls[0]?.[0].verifier).toBeUndefined();
});

test('[SGN-10] the screen stays blocked until the shell takes over', async () => {
  completeSignIn.mockReturnValue(new Promise(() => {}));
  const { state } = await openSignInWindow();
  await broadcast(callbackMessage(`?code=abc&state=${state}`));
  expect(await screen.findByRole('dialog', { name: 'Logging you in…' })).toHaveAttribute('open');
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('[SGN-14] ends the spinner and shows a notice when the provider denies access', async () => {
  completeSignIn.mockResolvedValue({ status: 'failed', reason: 'access-denied' });
  const { state, signInCalls } = await openSignInWindow();
  await broadcast(callbackMessage(`?error=access_denied&state=${state}`));
  expect(await screen.findByRole('alert')).toHaveTextContent('Login was declined');
  expect(signInCalls).toEqual([['access-denied', undefined]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[SGN-13] shows an inactive agent the text of the error catalogue, then logs out', async () => {
  completeSignIn.mockResolvedValue({ status: 'inactive', tokens });
  const { state, signInCalls, user } = await openSignInWindow();
  await broadcast(callbackMessage(`?code=abc&state=${state}`));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    expect.stringContaining(
      'Sorry, this agent account is no longer active. Please contact sales support if you require any further assistance.',
    ),
  );
  expect(signInCalls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(signInCalls).toEqual([['agent-inactive', tokens]]);
});

test('[SGN-22] says how to allow a blocked window, and the next press tries again', async () => {
  const { shell } = createSignInShell();
  const open = jest.spyOn(findOpener(), 'open').mockReturnValue(null);
  const { user } = renderSlot(<LoginPage />, { shell });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Allow pop-ups for this site');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(open).toHaveBeenCalledTimes(2);
});

test('[SGN-22] opens a blank window in the click when the attempt is not prepared yet', async () => {
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  let proceed = () => {};
  const digestGate = new Promise<void>((released) => {
    proceed = released;
  });
  jest.spyOn(crypto.subtle, 'digest').mockImplementation(async (...args) => {
    await digestGate;
    return digest(...args);
  });
  const { shell, signInCalls } = createSignInShell();
  const { opened, sentTo } = fakePopup();
  const { user } = renderSlot(<LoginPage />, { shell });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  // no address, because a window that is open already must not be loaded again
  expect(opened.map(({ address }) => address)).toEqual(['']);
  expect(screen.getByRole('dialog', { name: 'Continue in the login window' })).toBeInTheDocument();
  expect(sentTo).toEqual([]);
  await act(async () => proceed());
  await waitFor(() => expect(sentTo).toHaveLength(1));
  expect(sentTo[0]?.origin).toBe('https://id.example');
  await broadcast(callbackMessage(`?code=abc&state=${sentTo[0]?.searchParams.get('state')}`));
  await waitFor(() => expect(signInCalls).toEqual([[tokens]]));
});

test('[SGN-15] closes the window and ends the spinner when the attempt cannot be prepared', async () => {
  jest.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no digest'));
  const { shell, signInCalls } = createSignInShell();
  const { isClosed } = fakePopup();
  const { user } = renderSlot(<LoginPage />, { shell });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(signInCalls).toEqual([['sign-in-failed', undefined]]));
  expect(isClosed()).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[SGN-22] says how to allow the window when reopening is blocked', async () => {
  const { popup, user, open } = await openSignInWindow();
  popup.close();
  open.mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'Reopen window' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Allow pop-ups for this site');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[SGN-22] offers to reopen a window that seems closed, and still accepts its reply', async () => {
  const { popup, opened, state, user, signInCalls } = await openSignInWindow();
  popup.close();
  expect(await screen.findByText(/seems to be closed/, {}, { timeout: 3_000 })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reopen window' }));
  expect(screen.getByText('It opened in a new window or tab.')).toBeInTheDocument();
  expect(opened.map(({ url }) => url.href)).toEqual([opened[0]?.url.href, opened[0]?.url.href]);
  await broadcast(callbackMessage(`?code=abc&state=${state}`));
  await waitFor(() => expect(signInCalls).toHaveLength(1));
});

describe('[SGN-22] a window closed by hand', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

  test('ends the spinner within a second when it was seen at the provider, and Login opens it again', async () => {
    const { popup, opened, user, loadProvider } = await openSignInWindow();
    loadProvider();
    await wait(300);
    popup.close();
    await wait(1_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // a later page in the window may only hide it
    expect(screen.getByRole('alert')).toHaveTextContent(
      /seems to be closed.*Continue there if it is still open/,
    );
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByRole('dialog', { name: 'Continue in the login window' })).toBeInTheDocument();
    expect(opened.map(({ url }) => url.href)).toEqual([opened[0]?.url.href, opened[0]?.url.href]);
  });

  test('ends the spinner within 10 s when its provider may hide it, and a late reply still signs in', async () => {
    const { popup, state, signInCalls } = await openSignInWindow();
    popup.close();
    await wait(1_000);
    expect(screen.getByText(/seems to be closed/)).toBeInTheDocument();
    await wait(9_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The login window seems to be closed');
    await broadcast(callbackMessage(`?code=abc&state=${state}`));
    await waitFor(() => expect(signInCalls).toHaveLength(1));
  });
});

test('cancelling closes the window and discards the attempt', async () => {
  const { state, opened, user, isClosed } = await openSignInWindow();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(isClosed()).toBe(true);
  await broadcast(callbackMessage(`?code=late&state=${state}`));
  expect(completeSignIn).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[1]?.url.searchParams.get('state')).not.toBe(state);
});

test('[SGN-22] closes the window when the page unmounts', async () => {
  const { state, isClosed, unmount } = await openSignInWindow();
  unmount();
  expect(isClosed()).toBe(true);
  expect(sessionStorage).toHaveLength(0);
  await broadcast(callbackMessage(`?code=late&state=${state}`));
  expect(completeSignIn).not.toHaveBeenCalled();
});
