import { addRedemption } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { screen, waitFor, within } from '@testing-library/react';
import { wireCustomer } from '../core/fixtures/customer.ts';
import {
  addButton,
  chooseReason,
  openWithdrawal,
  reasonField,
  service,
  withPrsHolding,
} from './fixtures/drawer.tsx';

beforeEach(() => localStorage.clear());

const subAccounts = { a: 7_000, b: 3_000, pendingB: 0 };
const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const sentPayload = (api: ReturnType<typeof service>) =>
  Object(api.requestsOf(addRedemption).at(-1)?.body).payload;

test('[ITM-04] retirement is refused at 38 at the reason, no amount is asked for, and nothing is sent', async () => {
  const api = withPrsHolding(service(), { subAccounts });
  const { user } = await openWithdrawal('Retirement age (55)');
  expect(
    screen.getByText('A withdrawal for retirement is possible from age 55, and the customer is 38.'),
  ).toBeVisible();
  expect(reasonField()).toBeInvalid();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  await user.click(addButton());
  expect(reasonField()).toHaveFocus();
  expect(api.requestsOf(addRedemption)).toHaveLength(0);
});

test('[ITM-04] a home takes sub-account B: its units, value, minimum and documents stand at the amount, and all of B is sent by units', async () => {
  const api = withPrsHolding(service(), { subAccounts });
  const { user, onClose } = await openWithdrawal('Buy or build a house');
  const valueBeside = (label: string) => screen.getByText(label).closest('dt')?.nextElementSibling;
  expect(screen.queryByText('Sub-account A')).toBeNull();
  expect(valueBeside('Sub-account B')).toHaveTextContent('3,000.00 units ≈ MYR 2,164.20');
  expect(valueBeside('At least')).toHaveTextContent('500.00');
  expect(valueBeside('Tax')).toHaveTextContent('None');
  expect(screen.getByText('Form PPA004D, Housing loan papers')).toBeVisible();
  expect(screen.getByText('At most MYR 2,055.99 by amount, 95% of the value of sub-account B')).toBeVisible();
  await user.click(amount());
  await user.paste('499.99');
  expect(screen.getByText('Worth less than MYR 500.00, the minimum for this reason')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'All of B' }));
  expect(screen.getByText('To be redeemed, all of B')).toBeVisible();
  // sub-account A stays
  expect(
    within(screen.getByText('Units left').parentElement ?? document.body).getByText('7,000.00'),
  ).toBeVisible();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sentPayload(api)).toMatchObject({
    amountOrUnit: 'UNIT',
    amount: 0,
    units: 3_000,
    redeemAll: false,
    withdrawalReason: '4',
  });
});

test('[ITM-04] what was typed is kept when the reason changes, and is judged by the new one', async () => {
  withPrsHolding(service(), { subAccounts });
  const { user } = await openWithdrawal('Permanent total disablement');
  await user.click(amount());
  await user.paste('3,000');
  expect(screen.getByText('At most MYR 6,853.30 by amount, 95% of the value')).toBeVisible();
  await chooseReason(user, 'Buy or build a house');
  expect(amount()).toHaveValue('3,000.00');
  expect(
    screen.getByText(/^At most MYR 2,055\.99 by amount, .* above that, use units or all$/),
  ).toBeVisible();
  await chooseReason(user, 'Retirement age (55)');
  await chooseReason(user, 'Permanent total disablement');
  expect(amount()).toHaveValue('3,000.00');
});

test('[ITM-04] from 55 retirement takes both sub-accounts, all units are redeemed, and pre-retirement is not offered', async () => {
  const api = withPrsHolding(service().reply(customerInfo, { ...wireCustomer, age: 55 }), { subAccounts });
  const { user, onClose } = await openWithdrawal('Retirement age (55)');
  expect(screen.queryByRole('option', { name: 'Pre-retirement' })).toBeNull();
  expect(screen.getByText('Sub-accounts A and B, in proportion of their units')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'All units' }));
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sentPayload(api)).toMatchObject({ units: 10_000, redeemAll: true, withdrawalReason: '1' });
});

test('[ITM-04] without sub-accounts the service decides, and all units are not offered for a reason of B', async () => {
  const api = withPrsHolding(service(), {});
  const { user, onClose } = await openWithdrawal('Pre-retirement');
  expect(screen.getByText(/The service does not say what sub-account B has: it decides/)).toBeVisible();
  expect(screen.queryByText('Sub-account B')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'All of B' }));
  expect(screen.getByText('It is not known how many units sub-account B has: enter them')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Units' }));
  await user.click(screen.getByRole('textbox', { name: 'Units' }));
  await user.paste('2,500');
  expect(screen.getByText('About MYR 1,659.22 is paid, 92% of about MYR 1,803.50.')).toBeVisible();
  expect(screen.getByText('The tax is about MYR 144.28.')).toBeVisible();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sentPayload(api)).toMatchObject({ units: 2_500, redeemAll: false });
});

test('[ITM-04] [ITM-16] the service’s refusal is shown at the reason until an answer changes, and everything is kept', async () => {
  const message = 'A pre-retirement withdrawal is possible once a year, and one was made on 3 Feb 2026.';
  const api = withPrsHolding(service(), { subAccounts }).fail(addRedemption, { status: 422, message }, 1);
  const { user, onClose } = await openWithdrawal('Pre-retirement');
  await user.click(amount());
  await user.paste('200');
  await user.click(addButton());
  expect(await screen.findByText(message)).toBeVisible();
  expect(reasonField()).toHaveFocus();
  expect(screen.queryByText('The redemption was not added to the cart')).toBeNull();
  expect(amount()).toHaveValue('200.00');
  await chooseReason(user, 'Healthcare, self or family');
  expect(screen.queryByText(message)).toBeNull();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addRedemption)).toHaveLength(2);
});
