import { postUserMapping, requestCode, verifyCode } from '@portal/shared/api/account-linking';
import { getUserMapping } from '@portal/shared/api/agents';
import type { SessionState } from '@portal/shared/contract';
import { pasteWithAll } from '@portal/shared/person/cases/unseen-signs';
import { fakeApi, renderSlot, testAgent } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createSignInShell, mockBrowserApis } from '../core/sign-in-harness.ts';
import { AccountLinkingPage } from './account-linking-page.tsx';

jest.mock('../core/sales-support.tsx', () => ({ SalesSupport: () => 'Number of sales support' }));

beforeAll(mockBrowserApis);
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

/** Id token without an agent customer id. */
const idToken = [{}, { sub: 'u-1', iss: 'i' }].map((part) => btoa(JSON.stringify(part))).join('.');

function renderPage(state: SessionState) {
  const { shell } = createSignInShell(idToken);
  shell.session.set(state);
  return renderSlot(<AccountLinkingPage />, { shell, path: '/account-linking' });
}

const mockCodeRequest = () => fakeApi().reply(requestCode, { SentTo: '+60 12-••• ••14' });

/** Renders the page and sends the details, so that it shows the code step. */
async function renderCodeStep() {
  const rendered = renderPage({ status: 'linking' });
  await rendered.user.type(screen.getByLabelText('Agent customer ID'), 'ac100015');
  await rendered.user.type(screen.getByLabelText('MyKad number'), '970812135431');
  await rendered.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('One-time code');
  return rendered;
}

test('shows its heading, and lets the agent log out', async () => {
  const { user, shell } = renderPage({ status: 'linking' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Link your agent account');
  expect(screen.getByText('Number of sales support')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(shell.session.ended).toEqual(['logout']);
});

test('links to sign-in when signed out, and to home when signed in', () => {
  const { unmount } = renderPage({ status: 'signed-out', reason: 'never-signed-in' });
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/');
  unmount();
  renderPage({ status: 'active', agent: testAgent, expiresAt: Date.now() });
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/dashboard');
});

test('[LNK-01] shows errors at the fields and sends nothing when details are missing', async () => {
  const api = mockCodeRequest();
  const { user } = renderPage({ status: 'linking' });
  await user.type(screen.getByLabelText('MyKad number'), '1234');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Enter your agent customer ID')).toBeInTheDocument();
  expect(screen.getByText(/Enter the 12 digits of your MyKad number/)).toBeInTheDocument();
  expect(screen.getByLabelText('Agent customer ID')).toHaveFocus();
  expect(api.requests).toHaveLength(0);
});

test('[SES-09] keeps the typed details over a reload for the same agent until the code is sent', async () => {
  mockCodeRequest();
  const { user, unmount } = renderPage({ status: 'linking' });
  await user.type(screen.getByLabelText('Agent customer ID'), 'ac10');
  await user.type(screen.getByLabelText('MyKad number'), '970812');
  unmount();
  const reloaded = renderPage({ status: 'linking' });
  expect(screen.getByLabelText('Agent customer ID')).toHaveValue('ac10');
  expect(screen.getByLabelText('MyKad number')).toHaveValue('970812');
  await reloaded.user.type(screen.getByLabelText('MyKad number'), '135431');
  await reloaded.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('One-time code');
  expect(sessionStorage.getItem('portal.account-linking-details')).toBeNull();
  reloaded.unmount();
  sessionStorage.clear();
  sessionStorage.setItem(
    'portal.account-linking-details',
    JSON.stringify({ subject: 'u-2', agentCustomerId: 'AC2', nric: '900101' }),
  );
  renderPage({ status: 'linking' });
  expect(screen.getByLabelText('MyKad number')).toHaveValue('');
});

test('[LNK-01] the code step shows phone number, agent and masked NRIC', async () => {
  const api = mockCodeRequest();
  await renderCodeStep();
  expect(api.requestsOf(requestCode)[0]?.body).toMatchObject({
    AgentCustID: 'AC100015',
    RequestorID: '970812-13-5431',
  });
  expect(screen.getByText(/We sent a 6-digit code to/)).toHaveTextContent(
    'We sent a 6-digit code to +60 12-••• ••14 for agent AC100015, MyKad number 970812-••-••31.',
  );
  expect(screen.getByLabelText('One-time code')).toHaveAttribute('autocomplete', 'one-time-code');
});

test('[LNK-01] [LNK-02] sends customer ID, NRIC and code without the unseen characters of a paste', async () => {
  const api = mockCodeRequest().reply(verifyCode, { Status: 'WRONG', TriesLeft: 1 });
  const { user } = renderPage({ status: 'linking' });
  const paste = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: pasteWithAll(text) } });
  paste('Agent customer ID', 'ac100015');
  paste('MyKad number', '970812–13–5431');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('One-time code');
  paste('One-time code', '123 456');
  await user.click(screen.getByRole('button', { name: 'Link account' }));
  await screen.findByRole('alert');
  const details = { AgentCustID: 'AC100015', RequestorID: '970812-13-5431' };
  expect(api.requestsOf(requestCode)[0]?.body).toMatchObject(details);
  expect(api.requestsOf(verifyCode)[0]?.body).toMatchObject({ ...details, Tac: '123456' });
});

test('[LNK-03] shows two timers: five minutes for the code, one minute until the next request', async () => {
  mockCodeRequest();
  await renderCodeStep();
  expect(screen.getByRole('timer')).toHaveTextContent(/^The code is valid for (5:00|4:5\d)$/);
  expect(screen.getByRole('button', { name: /^Send a new code in (1:00|0:5\d)$/ })).toBeDisabled();
});

test('[LNK-03] says that the code has expired, and sends a new one', async () => {
  mockCodeRequest();
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
  const { user } = renderPage({ status: 'linking' });
  expect(screen.getByText('This code has expired. Send a new one.')).toBeInTheDocument();
  expect(screen.getByLabelText('One-time code')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('button', { name: 'Link account' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('A new code is on its way')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^The code is valid for (5:00|4:5\d)$/);
});

test('[LNK-03] the countdown stays beside a field with an error, and a new code clears the field', async () => {
  mockCodeRequest();
  const sentAt = Date.now() - 120_000;
  const request = { subject: 'u-1', agentCustomerId: 'AC1', nric: '970812-13-5431', sentTo: null, sentAt };
  sessionStorage.setItem('portal.account-linking', JSON.stringify({ ...request, verified: false }));
  const { user } = renderPage({ status: 'linking' });
  await user.type(screen.getByLabelText('One-time code'), '12{Enter}');
  expect(await screen.findByText('Enter the 6 digits of the code')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^The code is valid for [32]:/);
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('A new code is on its way')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^The code is valid for (5:00|4:5\d)$/);
  expect(screen.queryByText('Enter the 6 digits of the code')).not.toBeInTheDocument();
  expect(screen.getByLabelText('One-time code')).toHaveValue('');
});

test('[LNK-03] marks the field, shows the tries left and clears the field when the code is wrong', async () => {
  mockCodeRequest().reply(verifyCode, { Status: 'WRONG', TriesLeft: 1 });
  const { user } = await renderCodeStep();
  await user.type(screen.getByLabelText('One-time code'), '123 456{Enter}');
  const problem = 'That is not the code we sent. Enter the 6 digits again. One try is left.';
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  const field = screen.getByLabelText('One-time code');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(problem);
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('[LNK-03] keeps a code that could not be checked', async () => {
  mockCodeRequest().fail(verifyCode, 'network');
  const { user } = await renderCodeStep();
  await user.type(screen.getByLabelText('One-time code'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is not known whether the code is right');
  expect(screen.getByLabelText('One-time code')).toHaveValue('123456');
  expect(screen.getByLabelText('One-time code')).toBeValid();
});

test('[LNK-01] lets the agent enter a code when sending timed out', async () => {
  fakeApi().fail(requestCode, 'timeout');
  const { user } = renderPage({ status: 'linking' });
  await user.type(screen.getByLabelText('Agent customer ID'), 'AC100015');
  await user.type(screen.getByLabelText('MyKad number'), '970812-13-5431{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is not known whether a code was sent');
  await user.click(screen.getByRole('button', { name: 'I have a code' }));
  expect(screen.getByLabelText('One-time code')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('[LNK-02] shows why linking failed after the code, with a retry', async () => {
  mockCodeRequest()
    .reply(verifyCode, { Status: 'VERIFIED' })
    .reply(postUserMapping, { is_mapped: true })
    .fail(getUserMapping, { status: 403 });
  const { user } = await renderCodeStep();
  await user.type(screen.getByLabelText('One-time code'), '123456{Enter}');
  expect(await screen.findByText('It is not known whether your account is linked')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeInTheDocument();
});

test('says that the account is linked when another tab has linked it', async () => {
  mockCodeRequest();
  const { shell } = await renderCodeStep();
  act(() => shell.session.set({ status: 'active', agent: testAgent, expiresAt: Date.now() }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your agent account is linked');
});

test('[LNK-01] says that unknown details are not on record, and keeps them', async () => {
  fakeApi().fail(requestCode, { status: 404 });
  const { user } = renderPage({ status: 'linking' });
  await user.type(screen.getByLabelText('Agent customer ID'), 'ac100015');
  await user.type(screen.getByLabelText('MyKad number'), '970812135431');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No agent is on record with these details');
  expect(screen.getByLabelText('MyKad number')).toHaveValue('970812135431');
});

test('[LNK-02] a reload after the code’s check links without another code', async () => {
  mockCodeRequest().reply(verifyCode, { Status: 'VERIFIED' }).fail(postUserMapping, { status: 403 });
  const { user, unmount } = await renderCodeStep();
  await user.type(screen.getByLabelText('One-time code'), '123456{Enter}');
  await screen.findByText('Your account is not linked yet');
  unmount();
  const api = mockCodeRequest().reply(postUserMapping, { is_mapped: true });
  renderPage({ status: 'linking' });
  await waitFor(() => expect(api.requestsOf(postUserMapping)).toHaveLength(1));
  expect(api.requestsOf(verifyCode)).toHaveLength(0);
});
