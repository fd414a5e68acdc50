import { salesSupport, sendFeedback } from '@portal/shared/api/content';
import { testAgent } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeEmptyApi, mockResizeObserver, openPage } from '../../testing/index.ts';

/** Waits until the menu has highlighted an item, because Enter selects the highlighted item. */
const waitForHighlight = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));

async function openMenuItem(user: ReturnType<typeof openPage>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{End}');
  await waitForHighlight('Logout');
  const items = screen.getAllByRole('menuitem');
  const fromLast = items.length - 1 - items.indexOf(screen.getByRole('menuitem', { name }));
  if (fromLast > 0) await user.keyboard('{ArrowUp}'.repeat(fromLast));
  await waitForHighlight(name);
  await user.keyboard('{Enter}');
}

beforeEach(() => {
  mockResizeObserver();
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

test('[SHL-01] shows two initials and logs out from the menu', async () => {
  const { user, session } = openPage('/application');
  const avatar = await screen.findByRole('button', { name: /^Account menu/ });
  expect(avatar).toHaveTextContent(/^FA$/);
  await user.click(avatar);
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await user.keyboard('{End}');
  await waitForHighlight('Logout');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(session.ended).toEqual(['logout']));
});

test('[CST-01] shows the product’s version and each remote’s running version in About', async () => {
  const { user } = openPage('/application');
  await openMenuItem(user, 'About');
  const about = await screen.findByRole('dialog', { name: 'About Agent Portal' });
  expect(about).toHaveTextContent('version 4.3.0');
  expect(about).toHaveTextContent('Cart1.2.2, in place of 2.0.0');
  expect(about).toHaveTextContent('History1.2.3');
  expect(about).toHaveTextContent('The newest version of Cart did not load.');
});

test('About leads to the page of remotes and closes', async () => {
  // jsdom has no resource timing
  Object.assign(performance, { getEntriesByType: () => [] });
  const { user } = openPage('/application');
  await openMenuItem(user, 'About');
  const about = await screen.findByRole('dialog', { name: 'About Agent Portal' });
  await user.click(within(about).getByRole('link', { name: 'Details for support' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Remotes' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('About copies versions, device and agent for a message to support', async () => {
  const { user } = openPage('/application');
  await openMenuItem(user, 'About');
  const about = within(await screen.findByRole('dialog', { name: 'About Agent Portal' }));
  expect(about.getByText('Time in Malaysia').parentElement).toHaveTextContent(/20\d\d, \d\d:\d\d MYT$/);
  await user.click(about.getByRole('button', { name: 'Copy for support' }));
  expect(await about.findByText('Copied.')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied.split('\n')).toEqual([
    'Agent Portal 4.3.0',
    'host: 1.0.0',
    'mfe-auth: 1.2.3',
    'mfe-client: 1.2.3',
    'mfe-cart: 1.2.2, in place of 2.0.0',
    'mfe-applications: 1.2.3',
    'mfe-history: 1.2.3',
    expect.stringMatching(/^Browser: ./),
    expect.stringMatching(/^Time zone: .+, GMT([+-]\d\d:\d\d)?$/),
    expect.stringMatching(/^Time in Malaysia: .+ MYT$/),
    `Agent: ${testAgent.agentName}`,
    `E-mail: ${testAgent.email}`,
    `Agent ID: ${testAgent.agentUuid}`,
  ]);
});

test('a color mode chosen in the menu is shown at once and stored', async () => {
  const { user } = openPage('/application');
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(Object.values(localStorage)).toContain('dark');
  document.documentElement.classList.remove('dark');
});

test('About links the third-party notices of each running release, without those of an override', async () => {
  const { user } = openPage('/application');
  await openMenuItem(user, 'About');
  const about = await screen.findByRole('dialog', { name: 'About Agent Portal' });
  expect(within(about).getByRole('link', { name: 'Host' })).toHaveAttribute(
    'href',
    'https://host.example/1.2.3/third-party-notices.txt',
  );
  expect(within(about).getByRole('link', { name: 'Cart' })).toHaveAttribute(
    'href',
    'https://mfe-cart.example/1.2.3/third-party-notices.txt',
  );
  expect(within(about).queryByRole('link', { name: 'Auth' })).not.toBeInTheDocument();
});

test('[SHL-21] shows sales support’s contacts of the content service in About', async () => {
  const api = fakeEmptyApi().fail(salesSupport, { status: 500 }, 3);
  const { user } = openPage('/application', { api });
  await openMenuItem(user, 'About');
  const about = await screen.findByRole('dialog', { name: 'About Agent Portal' });
  await user.click(await within(about).findByRole('button', { name: 'Try again' }, { timeout: 15_000 }));
  expect(await within(about).findByRole('link', { name: '+60 3-2284 6100' })).toHaveAttribute(
    'href',
    'tel:+60322846100',
  );
  const [request] = api.requestsOf(salesSupport);
  expect(request?.query).toEqual({ populate: 'all' });
  expect(request?.headers.authorization).toBe('Bearer content-token');
  expect(Object.keys(request?.headers ?? {})).not.toContain('ocp-apim-subscription-key');
}, 30_000);

test('[SHL-20] [SHL-23] sends feedback once, as specified, and confirms it', async () => {
  const api = fakeEmptyApi().reply(sendFeedback, { data: { id: 1 } });
  const { user, shell } = openPage('/application', { api });
  await openMenuItem(user, 'Send feedback');
  const dialog = await screen.findByRole('dialog', { name: 'Send feedback' });
  await user.click(within(dialog).getByRole('button', { name: 'Send feedback' }));
  expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(
    'Write what you would like to tell us.',
  );
  await user.type(within(dialog).getByRole('textbox'), ' Quick. ');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Send feedback' }));
  await waitFor(() => expect(shell.notices).toMatchObject([{ tone: 'success' }]));
  expect(api.requestsOf(sendFeedback).map(({ body }) => body)).toEqual([
    { data: { userId: testAgent.uuid, agentName: testAgent.agentName, feedback: 'Quick.' } },
  ]);
});

test('[SHL-20] keeps feedback that was not sent and shows whether it may have been sent', async () => {
  const api = fakeEmptyApi().fail(sendFeedback, { status: 400 }, 1).fail(sendFeedback, { status: 503 }, 1);
  const { user } = openPage('/application', { api });
  await openMenuItem(user, 'Send feedback');
  const dialog = await screen.findByRole('dialog', { name: 'Send feedback' });
  await user.type(within(dialog).getByRole('textbox'), 'Slow');
  const send = within(dialog).getByRole('button', { name: 'Send feedback' });
  await user.click(send);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('It is not known whether');
  await user.click(send);
  expect(await within(dialog).findByText('Your feedback was not sent')).toBeVisible();
  expect(within(dialog).getByRole('textbox')).toHaveValue('Slow');
});
