import type { Confirmation, SignIn } from '@portal/shared/contract';
import type { TokenResult } from '@portal/shared/oidc';
import { renderSlot, testShell } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { fakePopup, mockBrowserApis, watchPreparation } from '../core/sign-in-harness.ts';
import { AgentConfirmation } from './index.ts';

const exchangeCode = jest.fn<Promise<TokenResult>, []>();
jest.mock('@portal/shared/oidc', () => ({
  ...jest.requireActual<object>('@portal/shared/oidc'),
  exchangeCode: () => exchangeCode(),
}));

const tokens = { idToken: 'id', accessToken: 'at' };
const claims = { sub: 'agent', iss: 'https://id.example' };

beforeAll(mockBrowserApis);
beforeEach(() => {
  sessionStorage.clear();
  exchangeCode.mockReset().mockResolvedValue({ status: 'ok', tokens, claims });
});
afterEach(() => jest.restoreAllMocks());

/** The button, pressed, with what the host decides and what it was asked. */
async function press(confirmation: Confirmation = 'confirmed') {
  const confirmed: Parameters<NonNullable<SignIn['confirm']>>[] = [];
  const signIn: SignIn = {
    start: () => undefined,
    startLinking: () => undefined,
    fail: () => undefined,
    confirm(...args) {
      confirmed.push(args);
      return confirmation;
    },
  };
  const window = fakePopup();
  const untilPrepared = watchPreparation();
  const { user } = renderSlot(<AgentConfirmation />, { shell: testShell({ signIn }) });
  await untilPrepared();
  await user.click(screen.getByRole('button', { name: 'Agent login' }));
  const { searchParams } = window.opened.at(-1)?.url ?? new URL('about:blank');
  const reply = (query = 'code=c') =>
    act(async () => {
      const channel = new BroadcastChannel('oidc-callback');
      channel.postMessage({ type: 'oidc-callback', query: `${query}&state=${searchParams.get('state')}` });
      channel.close();
    });
  return { user, ...window, searchParams, reply, confirmed };
}

test('the provider is asked for a new sign-in, and the host gets its tokens', async () => {
  const { searchParams, reply, confirmed } = await press();
  expect(Object.fromEntries(searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
  await reply();
  await waitFor(() => expect(confirmed).toEqual([[tokens, expect.any(Number)]]));
  expect(confirmed[0]?.[1]).toBeLessThan(60);
});

test.each([
  ['other-agent', 'Another agent logged in'],
  ['no-new-sign-in', 'The password is needed again.'],
] as const)('a sign-in that the host refuses as %s says so and can be tried again', async (refusal, text) => {
  const { reply } = await press(refusal);
  await reply();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Agent login' })).toBeEnabled();
});

test('a sign-in that fails at the provider asks the host nothing', async () => {
  exchangeCode.mockResolvedValue({ status: 'failed', error: 'access_denied', description: '' });
  const { reply, confirmed } = await press();
  await reply('error=access_denied');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login did not complete');
  expect(confirmed).toEqual([]);
});

test('a blocked window says how to allow it, and Cancel goes back to the questions', async () => {
  const { user, open } = await press();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  open.mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'Agent login' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Allow pop-ups for this site');
});
