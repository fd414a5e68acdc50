import { maintenance } from '@portal/shared/api/maintenance';
import { type FakeApi, fakeApi, renderSlot } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import MaintenancePage from './maintenance-page.tsx';

const brought = '/maintenance?from=%2Fclient%3Fkeyword%3Dtan';
const failing = () => fakeApi().fail(maintenance, { status: 400 });
const open = (api: FakeApi) => api.reply(maintenance, { active: false, message: '' });
const show = (path: string) => renderSlot(<MaintenancePage />, { path });

test('[SHL-19] a call that fails keeps nobody: who was brought here can go back', async () => {
  failing();
  const { user, location } = show(brought);
  expect(await screen.findByText('The portal may be closed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(location()).toMatchObject({ pathname: '/client', search: '?keyword=tan' });
});

test('[SHL-19] Try again that finds the portal open leads back', async () => {
  const api = failing();
  const { user, location } = show(brought);
  await screen.findByText('The portal may be closed');
  open(api);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(location().pathname).toBe('/client'));
});

test('opened by hand it stays, and says by its button what can be done', async () => {
  const api = failing();
  const { user, location } = show('/maintenance');
  await screen.findByText('The portal may be closed');
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
  open(api);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The portal is open')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(location().pathname).toBe('/');
});
