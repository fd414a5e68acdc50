import { fakeApi, renderSlot } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { TransactionDrawer } from './index.ts';

const Slot = remoteData.wrap(TransactionDrawer);

test('says that a transaction of another release is not available, and closes', async () => {
  fakeApi();
  const onClose = jest.fn();
  const { user } = renderSlot(<Slot kind="barter" customerId="C1" onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name: 'Transaction' })).toHaveTextContent(
    'This transaction is not available',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
