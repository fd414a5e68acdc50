import { addInvestment } from '@portal/shared/api/cart';
import { screen, waitFor } from '@testing-library/react';
import { amountField, enterAmount, openDrawer as open, service } from './fixtures/drawer.tsx';

// pending commands are stored there
beforeEach(() => localStorage.clear());

const anotherButton = () => screen.getByRole('button', { name: 'Add another' });

test('[ITM-01] Add another begins a new order on the account when the first is in the cart', async () => {
  const api = service().fail(addInvestment, { status: 422 }, 1);
  const addAnother = jest.fn();
  const { user, onClose, location } = open({
    scheme: 'CBSUK',
    drawerOrders: { isFollowing: false, addAnother },
  });
  await enterAmount(user, '1000');
  await user.click(anotherButton());
  expect(await screen.findByText('The investment was not added to the cart')).toBeVisible();
  expect(addAnother).not.toHaveBeenCalled();
  expect(await amountField()).toHaveValue('1,000.00');
  await user.click(anotherButton());
  await waitFor(() => expect(addAnother).toHaveBeenCalledWith('1000482917'));
  expect(addAnother).toHaveBeenCalledTimes(1);
  expect(api.requestsOf(addInvestment)).toHaveLength(2);
  expect(onClose).not.toHaveBeenCalled();
  const address = () => Object.fromEntries(new URLSearchParams(location().search));
  await waitFor(() =>
    expect(address()).toEqual({ customerId: 'C0048217', transaction: 'invest', account: '1000482917' }),
  );
});

test('Add another shows what is missing, as Add to cart does', async () => {
  const api = service();
  const addAnother = jest.fn();
  const { user } = open({ scheme: 'CBSUK', drawerOrders: { isFollowing: false, addAnother } });
  await amountField();
  await user.click(anotherButton());
  expect(await amountField()).toHaveFocus();
  expect(await amountField()).toBeInvalid();
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
  expect(addAnother).not.toHaveBeenCalled();
});

test('a drawer that is opened for an amount begins with it, and closes without a question', async () => {
  service();
  const { user, onClose } = open({ scheme: 'CBSUK', amount: '2500.5' });
  expect(await amountField()).toHaveValue('2,500.50');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Add another and the charge wait until a fund is chosen', async () => {
  service();
  const { user } = open({ drawerOrders: { isFollowing: false, addAnother: jest.fn() } });
  const fund = await screen.findByRole('button', { name: /^Cempaka Biru Sukuk/ });
  expect(screen.getByText('No fund chosen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull();
  await user.click(fund);
  await amountField();
  expect(screen.getByText('To be charged')).toBeVisible();
  expect(anotherButton()).toBeVisible();
});
