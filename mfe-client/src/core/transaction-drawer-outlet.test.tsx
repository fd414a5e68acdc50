import { renderSlot, testShell } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { remoteData } from './remote-data.ts';
import { TransactionDrawerOutlet } from './transaction-drawer-outlet.tsx';

const Outlet = remoteData.wrap(TransactionDrawerOutlet);

test.each([
  ['invest', 'The investment form'],
  ['redeem', 'The redemption form'],
  ['switch', 'The switch form'],
  ['bank-account', 'The bank account form'],
  ['update-information', 'The form for the customer’s information'],
  // a kind that this release does not know
  ['barter', 'The form'],
])('[FED-03] a drawer opened for %s that cannot be loaded is named %s, and closes', async (kind, name) => {
  const shell = testShell();
  Object.assign(shell.slots, {
    describe: () => ({ label: 'The form', kind: 'over-page' }),
    mount: () => ({
      outcome: Promise.resolve({ status: 'failed', remote: 'mfe-cart', error: new Error('gone') }),
      update: () => {},
      unmount: async () => {},
    }),
  });
  const onClose = jest.fn();
  const { user } = renderSlot(<Outlet customerId="C1" drawer={{ kind }} onClose={onClose} />, { shell });
  const panel = await screen.findByRole('region', { name });
  expect(panel).toHaveTextContent(`${name} could not be loaded`);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
