import { maintenance } from '@portal/shared/api/maintenance';
import { type FakeApi, fakeApi, renderSlot } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import MaintenancePage from './maintenance-page.tsx';

const openedByPortal = '/maintenance?from=%2Fclient%3Fkeyword%3Dtan';
const replyWithFailure = () => fakeApi().fail(maintenance, { status: 400 });
const replyOpen = (api: FakeApi) => api.reply(maintenance, { active: false, message: '' });
const renderPage = (path: string) => renderSlot(<MaintenancePage />, { path });

test('[SHL-19] offers Go back when the call failed and the portal opened the page', async () => {
  replyWithFailure();
  const { user, location } = renderPage(openedByPortal);
  expect(await screen.findByText('The portal may be closed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(location()).toMatchObject({ pathname: '/client', search: '?keyword=tan' });
});

test('[SHL-19] returns to the agent’s page when Try again finds the portal open', async () => {
  const api = replyWithFailure();
  const { user, location } = renderPage(openedByPortal);
  await screen.findByText('The portal may be closed');
  replyOpen(api);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(location().pathname).toBe('/client'));
});

test('stays on the page that the agent opened, and offers Try again or Go back', async () => {
  const api = replyWithFailure();
  const { user, location } = renderPage('/maintenance');
  await screen.findByText('The portal may be closed');
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
  replyOpen(api);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The portal is open')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(location().pathname).toBe('/');
});

test('says when it was checked where no time is given, and something where the message is empty', async () => {
  fakeApi().reply(maintenance, { active: true, message: '', to: null });
  renderPage('/maintenance');
  expect(await screen.findByText('You can log in again when it is over.')).toBeVisible();
  expect(screen.getByText(/^Checked/)).toHaveTextContent(/Checked \d+ \w+ \d{4}/);
});
