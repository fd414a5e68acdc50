import { agentProfile } from '@portal/shared/api/agents';
import { salesSupport } from '@portal/shared/api/content';
import { customerInfo } from '@portal/shared/api/customers';
import { renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import Dashboard from './dashboard.tsx';
import { fakeDashboardApi, findTile, openedCustomer, profile, renderDashboard } from './testing/index.tsx';

beforeEach(() => localStorage.clear());

test('greets the agent and shows registrations and links to customers and onboarding', async () => {
  renderDashboard(fakeDashboardApi());
  expect(
    screen.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Farah \w/ }),
  ).toBeVisible();
  expect(screen.getByText('UTS U204518')).toBeVisible();
  expect(screen.getByText('PRS P118027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a customer' })).toHaveAttribute('href', '/client');
  expect(screen.getByRole('link', { name: 'Start onboarding' })).toHaveAttribute('href', '/onboarding');
});

test('warns an agent without a registration', async () => {
  fakeDashboardApi();
  const { agentCodeUt: _ut, agentCodePrs: _prs, ...unregistered } = testAgent;
  renderSlot(<Dashboard agent={unregistered} recent={[]} />, { shell: testShell(), path: '/dashboard' });
  expect(screen.getByText('You have no active registration')).toBeVisible();
  expect(await screen.findByText('Unit trusts (UTS), Retirement (PRS)')).toBeVisible();
});

test('lists recent customers, and keeps pinned ones', async () => {
  const api = fakeDashboardApi().fail(customerInfo, { status: 404 });
  const { user, unmount } = renderDashboard(api, {}, [openedCustomer]);
  const customers = await findTile('Recent and pinned');
  expect(within(customers).getByRole('link', { name: 'Tan Mei Ling' })).toHaveAttribute(
    'href',
    '/client-profile?customerId=C1',
  );
  expect(within(customers).getByText('880412-••-••33')).toBeVisible();
  await user.click(within(customers).getByRole('button', { name: 'Pin Tan Mei Ling' }));
  expect(within(customers).getByRole('button', { name: 'Pin Tan Mei Ling' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  unmount();
  renderDashboard(api);
  expect(await screen.findByRole('link', { name: 'Customer C1' })).toBeVisible();
});

test('[SHL-21] shows sales support', async () => {
  renderDashboard(fakeDashboardApi());
  const tileOf = await findTile('Sales support');
  expect(await within(tileOf).findByRole('link', { name: 'desk@manager.example' })).toHaveAttribute(
    'href',
    'mailto:desk@manager.example',
  );
  expect(tileOf).toHaveTextContent('Have the form number at hand.');
});

test('[SHL-21] an e-mail address adds no fields to the message that it opens', async () => {
  const api = fakeDashboardApi();
  const contact = {
    id: 1,
    name: 'Desk',
    phone: null,
    email: 'desk@manager.example?cc=x@other.example',
    hours: null,
  };
  api.reply(salesSupport, { data: { title: 'Sales support', message: null, contacts: [contact] } });
  renderDashboard(api);
  expect(await screen.findByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    'mailto:desk@manager.example%3Fcc%3Dx@other.example',
  );
});

test('[SHL-21] shows failed sales support with Try again, without affecting the other tiles', async () => {
  const api = fakeDashboardApi().fail(salesSupport, { status: 400 });
  const { user } = renderDashboard(api);
  const support = await findTile('Sales support');
  expect(await within(support).findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(await screen.findByText('Invest in CBSUK')).toBeVisible();
  api.reply(salesSupport, { data: { title: 'Sales support', message: null, contacts: [] } });
  await user.click(within(support).getByRole('button', { name: 'Try again' }));
  expect(await within(support).findByText('No contacts yet')).toBeVisible();
});

test('[API-07] shows the profile that sign-in read, without another call', async () => {
  const { api } = renderDashboard(fakeDashboardApi(), {}, [], { ...testAgent, agentNric: '880412145233' });
  const card = await findTile('Your profile');
  expect(card).toHaveTextContent('Identity number880412-••-••33');
  expect(card).toHaveTextContent('E-mailfarah@agency.example');
  expect(card).not.toHaveTextContent('880412145233');
  expect(await screen.findByText('Invest in CBSUK')).toBeVisible();
  expect(api.requestsOf(agentProfile)).toEqual([]);
});

test('[API-07] reads a profile that could not be read at sign-in, and shows its failure with Try again', async () => {
  const { api, user } = renderDashboard(fakeDashboardApi().fail(agentProfile, { status: 400 }));
  const card = await findTile('Your profile');
  expect(await within(card).findByRole('alert')).toHaveTextContent('Your profile could not be loaded');
  api.reply(agentProfile, profile);
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(await within(card).findByText('farah@agency.example')).toBeVisible();
  expect(api.requestsOf(agentProfile).map(({ query }) => query)).toEqual([
    { customerId: testAgent.agentCustomerId, userId: testAgent.uuid },
    { customerId: testAgent.agentCustomerId, userId: testAgent.uuid },
  ]);
});
