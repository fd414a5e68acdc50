import { applicationList } from '@portal/shared/api/applications';
import { deleteFromCart } from '@portal/shared/api/cart';
import { screen, waitFor, within } from '@testing-library/react';
import { id, open, row, service } from '../onboarding-harness.tsx';

test('[ONB-01] [CRT-02] a second onboarding that is removed while the first is being removed is removed too', async () => {
  const other = {
    ...row,
    applicationId: 'ONB-2',
    formNo: 'ONB-2',
    customerId: 'ONB-2',
    customerName: 'LIM KOK SENG',
  };
  const api = service().reply(applicationList, [row, other]);
  const replies = api.hold(deleteFromCart, { cartIds: [] });
  const { user, shell } = open('/onboarding');
  const list = await screen.findByRole('list', { name: 'Unfinished onboardings' });
  for (const name of [/^Remove the onboarding of Nurul/, /^Remove the onboarding of Lim/]) {
    await user.click(within(list).getByRole('button', { name }));
    await user.click(
      within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Remove' }),
    );
  }
  await waitFor(() => expect(replies).toHaveLength(2));
  for (const reply of replies) reply();
  await waitFor(() => expect(shell.notices).toHaveLength(2));
  expect(api.requestsOf(deleteFromCart).map(({ body }) => Object(body).cartIds)).toEqual([[id], ['ONB-2']]);
});
