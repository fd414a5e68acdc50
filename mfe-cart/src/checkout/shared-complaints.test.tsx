import { validateCheckout } from '@portal/shared/api/checkout-submission';
import { screen, within } from '@testing-library/react';
import {
  declareAll,
  openCheckout as open,
  checkoutService as service,
  submitButton,
} from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

test('[CHK-02] shows an equal complaint about several items once, marks each of them, and lists them on request', async () => {
  const api = service();
  const { user } = open('i1,r1');
  await declareAll(user);
  const message = 'The account is closed.';
  api.reply(validateCheckout, {
    valid: false,
    complaints: ['i1', 'r1'].map((itemId) => ({ itemId, message })),
  });
  await user.click(await submitButton('2 items'));
  const note = await screen.findByRole('button', { name: `2 items: ${message}` });
  expect(screen.getAllByText(message)).toHaveLength(1);
  for (const title of [/^Invest in/, /^Redeem/])
    expect(screen.getByRole('row', { name: title })).toHaveTextContent('Blocked');
  await user.click(note);
  const list = screen.getByRole('list', { name: 'Items' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  // what is announced is the sentence alone
  const alert = screen.getAllByRole('alert').find((each) => each.contains(note));
  expect(alert).not.toContainElement(list);
});
