import { postUserMapping, requestCode, verifyCode } from '@portal/shared/api/account-linking';
import { getUserMapping } from '@portal/shared/api/agents';
import type { SessionState } from '@portal/shared/contract';
import { fakeApi, renderSlot, testAgent } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { signInShell, standIns } from '../core/test-sign-in.ts';
import { AccountLinkingPage } from './account-linking-page.tsx';

beforeAll(standIns);
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

/** Of an agent without an agent customer id. */
const idToken = [{}, { sub: 'u-1', iss: 'i' }].map((part) => btoa(JSON.stringify(part))).join('.');

function shown(state: SessionState) {
  const { shell } = signInShell(idToken);
  shell.session.set(state);
  return renderSlot(<AccountLinkingPage />, { shell, path: '/account-linking' });
}

const asking = () => fakeApi().reply(requestCode, { SentTo: '+60 12-••• ••14' });

/** The page with its details sent. */
async function withCode() {
  const rendered = shown({ status: 'linking' });
  await rendered.user.type(screen.getByLabelText('Agent customer ID'), 'ac100015');
  await rendered.user.type(screen.getByLabelText('NRIC number'), '970812135431');
  await rendered.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('One-time code');
  return rendered;
}

test('says what to do, and lets the agent log out', async () => {
  const { user, shell } = shown({ status: 'linking' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Link your agent account');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(shell.session.ended).toEqual(['logout']);
});

test('opened by hand it leads to sign-in, and a signed-in agent home', () => {
  const { unmount } = shown({ status: 'signed-out', reason: 'never-signed-in' });
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/');
  unmount();
  shown({ status: 'active', agent: testAgent, expiresAt: Date.now() });
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/dashboard');
});

test('[LNK-01] what is missing is said at its field, and nothing is sent', async () => {
  const api = asking();
  const { user } = shown({ status: 'linking' });
  await user.type(screen.getByLabelText('NRIC number'), '1234');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Enter your agent customer ID')).toBeInTheDocument();
  expect(screen.getByText(/Enter the 12 digits of your NRIC/)).toBeInTheDocument();
  expect(screen.getByLabelText('Agent customer ID')).toHaveFocus();
  expect(api.requests).toHaveLength(0);
});

test('[SES-09] what was typed outlives a reload, for who typed it, until the code is sent', async () => {
  asking();
  const { user, unmount } = shown({ status: 'linking' });
  await user.type(screen.getByLabelText('Agent customer ID'), 'ac10');
  await user.type(screen.getByLabelText('NRIC number'), '970812');
  unmount();
  const reloaded = shown({ status: 'linking' });
  expect(screen.getByLabelText('Agent customer ID')).toHaveValue('ac10');
  expect(screen.getByLabelText('NRIC number')).toHaveValue('970812');
  await reloaded.user.type(screen.getByLabelText('NRIC number'), '135431');
  await reloaded.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('One-time code');
  expect(sessionStorage.getItem('portal.account-linking-details')).toBeNull();
  reloaded.unmount();
  sessionStorage.clear();
  sessionStorage.setItem(
    'portal.account-linking-details',
    JSON.stringify({ subject: 'u-2', agentCustomerId: 'AC2', nric: '900101' }),
  );
  shown({ status: 'linking' });
  expect(screen.getByLabelText('NRIC number')).toHaveValue('');
});

test('[LNK-01] the code’s step names the number and the agent, the NRIC masked', async () => {
  const api = asking();
  await withCode();
  expect(api.requestsOf(requestCode)[0]?.body).toMatchObject({
    AgentCustID: 'AC100015',
    RequestorID: '970812-13-5431',
  });
  expect(screen.getByText(/We sent a 6-digit code to/)).toHaveTextContent(
    'We sent a 6-digit code to +60 12-••• ••14 for agent AC100015, NRIC 970812-••-••31.',
  );
  expect(screen.getByLabelText('One-time code')).toHaveAttribute('autocomplete', 'one-time-code');
});

test('[LNK-03] two clocks: five minutes for the code, one until another may be asked for', async () => {
  asking();
  await withCode();
  expect(screen.getByRole('timer')).toHaveTextContent(/^The code is valid for (5:00|4:5\d)$/);
  expect(screen.getByRole('button', { name: /^Send a new code in (1:00|0:5\d)$/ })).toBeDisabled();
});

test('[LNK-03] when its time is over the page says so, and another can be asked for', async () => {
  asking();
  const sentAt = Date.now() - 300_000;
  const request = {
    subject: 'u-1',
    agentCustomerId: 'AC100015',
    nric: '970812-13-5431',
    sentTo: null,
    sentAt,
    verified: false,
  };
  sessionStorage.setItem('portal.account-linking', JSON.stringify(request));
  const { user } = shown({ status: 'linking' });
  expect(screen.getByText('This code has expired. Send a new one.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('A new code is on its way')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^The code is valid for (5:00|4:5\d)$/);
});

test('[LNK-03] a wrong code is told with the tries left, and makes room for the next', async () => {
  asking().reply(verifyCode, { Status: 'WRONG', TriesLeft: 1 });
  const { user } = await withCode();
  await user.type(screen.getByLabelText('One-time code'), '123 456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'That is not the code we sentCheck the message and enter the 6 digits again. One try is left.',
  );
  expect(screen.getByLabelText('One-time code')).toHaveValue('');
  expect(screen.getByLabelText('One-time code')).toHaveFocus();
});

test('[LNK-03] a code that could not be checked stays in its field', async () => {
  asking().fail(verifyCode, 'network');
  const { user } = await withCode();
  await user.type(screen.getByLabelText('One-time code'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code could not be checked');
  expect(screen.getByLabelText('One-time code')).toHaveValue('123456');
});

test('[LNK-01] a text message that may be under way can be used', async () => {
  fakeApi().fail(requestCode, 'timeout');
  const { user } = shown({ status: 'linking' });
  await user.type(screen.getByLabelText('Agent customer ID'), 'AC100015');
  await user.type(screen.getByLabelText('NRIC number'), '970812-13-5431{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code could not be sent');
  await user.click(screen.getByRole('button', { name: 'I have a code' }));
  expect(screen.getByLabelText('One-time code')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('[LNK-02] what stopped after the code is said, with the way on', async () => {
  asking()
    .reply(verifyCode, { Status: 'VERIFIED' })
    .reply(postUserMapping, { is_mapped: true })
    .fail(getUserMapping, { status: 403 });
  const { user } = await withCode();
  await user.type(screen.getByLabelText('One-time code'), '123456{Enter}');
  expect(await screen.findByText('It is not known whether your account is linked')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeInTheDocument();
});

test('an account that another tab has linked is not linked again', async () => {
  asking();
  const { shell } = await withCode();
  act(() => shell.session.set({ status: 'active', agent: testAgent, expiresAt: Date.now() }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your agent account is linked');
});
