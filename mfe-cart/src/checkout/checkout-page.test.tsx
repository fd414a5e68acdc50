import { cartList } from '@portal/shared/api/cart';
import { submitCheckout, validateCheckout } from '@portal/shared/api/checkout-submission';
import { renderSlot, testAgent } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { wireCart, wireInvestment, wireOnboarding } from '../core/fixtures/cart.ts';
import {
  CheckoutSlot,
  confirmed,
  declareAll,
  openCheckout as open,
  received,
  checkoutService as service,
  submitButton,
} from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

const tickedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);

test('[CHK-01] sends exactly the fields of the specification', async () => {
  const api = service();
  const { user, shell, location } = open();
  const changed = jest.fn();
  shell.bus.on('cart:changed').subscribe(changed);
  await declareAll(user);
  await screen.findByText('Everything is declared. Payment comes after the customer confirms.');
  await user.click(await submitButton());
  await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
  expect(api.requestsOf(submitCheckout).map(({ body }) => body)).toEqual([
    {
      channel: 'Digital Transaction',
      userId: testAgent.uuid,
      customerId: 'C0048217',
      itemIds: ['i1'],
      declaration: {
        documentsReceived: true,
        mismatches: [],
        domesticBorrowing: null,
        vulnerable: null,
        emailConfirmed: true,
        statements: [
          { code: 'documents-received', version: 2, tickedAt },
          { code: 'email-confirmed', version: 1, tickedAt },
        ],
      },
      payment: [{ currency: 'MYR', method: 'FPX' }],
      customerName: 'TAN MEI LING',
      agentName: testAgent.agentName,
      customerEmail: 'tan.mei.ling@mail.example',
      agentEmail: testAgent.agentEmail,
    },
  ]);
  expect(changed).toHaveBeenCalledWith({ customerId: 'C0048217' });
  expect(await screen.findByRole('list', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sent to the customer' })).toHaveFocus();
});

test('[CHK-02] validates when opened and before sending, and shows complaints at their item', async () => {
  const api = service();
  const { user, location } = open('i1,r1');
  await declareAll(user);
  await waitFor(() => expect(api.requestsOf(validateCheckout)).toHaveLength(1));
  expect(api.requestsOf(validateCheckout)[0]?.body).toEqual({
    channel: 'Digital Transaction',
    userId: testAgent.uuid,
    customerId: 'C0048217',
    itemIds: ['i1', 'r1'],
  });
  api.reply(validateCheckout, {
    valid: false,
    complaints: [{ itemId: 'r1', message: 'Only 900.00 units are available.' }],
  });
  await user.click(await submitButton('2 items'));
  const complaint = await screen.findByText('Only are available.');
  expect(complaint).toHaveTextContent('Only 900.00 units are available.');
  expect(complaint.closest('tr')).toHaveTextContent('Redeem Cempaka Biru Malaysia Growth');
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  const outcome = screen.getByText(/^Nothing was sent/).closest('[role=alert]');
  expect(outcome).toHaveTextContent('Redeem Cempaka Biru Malaysia Growth: Only 900.00 units are available');
  expect(screen.queryByText(/Everything is declared/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to cart' }));
  expect(location()).toMatchObject({ pathname: '/cart', search: '?customerId=C0048217' });
});

test('[CHK-02] shows a complaint about an unknown item above the items', async () => {
  const api = service();
  const { user } = open();
  await declareAll(user);
  api.reply(validateCheckout, {
    valid: false,
    complaints: [{ itemId: 'gone', message: 'Its bank account is not registered yet.' }],
  });
  await user.click(await submitButton());
  expect(await screen.findByText('Its bank account is not registered yet.')).toBeVisible();
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
});

test('[CHK-02] sends nothing when the validation fails without a complaint', async () => {
  const api = service();
  const { user } = open();
  await declareAll(user);
  await screen.findByText(/Everything is declared/);
  api.reply(validateCheckout, { valid: false, complaints: [] });
  await user.click(await submitButton());
  expect(await screen.findByText(/does not say which item is wrong/)).toBeVisible();
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
});

test('[CHK-06] sends nothing and keeps the form when the items cannot be checked, and sends on the next try', async () => {
  const api = service();
  const { user, location } = open();
  await declareAll(user);
  await screen.findByText(/Everything is declared/);
  api.fail(validateCheckout, { status: 500 }, 1);
  await user.click(await submitButton());
  expect(await screen.findByText(/could not check the items/)).toBeVisible();
  expect(received()).toBeChecked();
  expect(confirmed()).toBeChecked();
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  await user.click(await submitButton('again'));
  await waitFor(() => expect(location().search).toContain('sent='));
  expect(api.requestsOf(submitCheckout)).toHaveLength(1);
});

test('[ITM-15] sends nothing while a part of the cart could not be loaded', async () => {
  const api = service();
  api.reply(cartList, ({ query }) =>
    query.channel === 'Digital Form'
      ? Promise.reject(new Error('not there'))
      : wireCart(query.channel === 'Digital Transaction' ? { investment: [wireInvestment('i1')] } : {}),
  );
  const { user } = open();
  await declareAll(user);
  expect(await screen.findByText('Some of the cart could not be read')).toBeVisible();
  expect(await submitButton()).toBeDisabled();
  api.reply(cartList, ({ query }) =>
    wireCart(query.channel === 'Digital Transaction' ? { investment: [wireInvestment('i1')] } : {}),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Some of the cart could not be read')).toBeNull());
  expect(await submitButton()).toBeEnabled();
  expect(received()).toBeChecked();
});

test('[CHK-03] focuses the first missing declaration, and sends when all are given', async () => {
  const api = service();
  const { user } = open('i1,i2');
  expect(
    await screen.findByRole('checkbox', { name: /CBGTU is above the Moderate risk category/ }),
  ).toBeVisible();
  const submit = await submitButton('2 items');
  const isDone = (step: string) => screen.queryByRole('heading', { name: `Done: ${step}` }) !== null;
  await user.click(submit);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /CBGTU is above/ })).toHaveFocus());
  expect(isDone('Review')).toBe(false);
  await user.keyboard(' ');
  await user.click(submit);
  expect(screen.getByRole('textbox', { name: 'Customer’s reason for CBGTU' })).toHaveFocus();
  await user.paste('Has a long horizon for this part.');
  expect(isDone('Review')).toBe(true);
  await user.click(submit);
  await waitFor(() => expect(received()).toHaveFocus());
  await user.keyboard(' ');
  await user.click(submit);
  expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus();
  await user.keyboard(' ');
  await user.click(submit);
  expect(confirmed()).toHaveFocus();
  expect(isDone('Declaration')).toBe(false);
  await user.keyboard(' ');
  expect(isDone('Declaration')).toBe(true);
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  await user.click(submit);
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
    declaration: {
      mismatches: [{ itemId: 'i2', kind: 'risk', reason: 'Has a long horizon for this part.' }],
      domesticBorrowing: false,
      statements: [
        { code: 'documents-received', version: 2, tickedAt },
        { code: 'mismatch-risk', version: 2, tickedAt },
        { code: 'email-confirmed', version: 1, tickedAt },
      ],
    },
    payment: [
      { currency: 'MYR', method: 'FPX' },
      { currency: 'USD', method: 'TT' },
    ],
  });
});

test('refuses the agent’s own e-mail as the customer’s', async () => {
  const api = service();
  const { user } = open();
  await declareAll(user);
  const email = screen.getByRole('textbox', { name: 'Customer’s e-mail' });
  await user.clear(email);
  await user.paste(testAgent.agentEmail);
  // a changed address has to be confirmed again
  expect(confirmed()).not.toBeChecked();
  await user.click(confirmed());
  await user.click(await submitButton());
  expect(await screen.findByText('This is your own e-mail. Enter the customer’s.')).toBeVisible();
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
});

test('shows an empty state when the items are not in the cart', async () => {
  service();
  open('gone');
  expect(await screen.findByText('Nothing to check out')).toBeVisible();
});

test('shows a failure when the cart could not be loaded', async () => {
  service().fail(cartList, { status: 400 });
  open();
  expect(await screen.findByText('The checkout could not be prepared')).toBeVisible();
});

test('[CHK-01] sends onboarding as a separate checkout, ahead of the other items', async () => {
  const api = service().reply(cartList, ({ query }) => {
    if (query.channel === 'Digital AOF') return wireCart({ onboarding: [wireOnboarding('o1')] });
    return wireCart(query.channel === 'Digital Transaction' ? { investment: [wireInvestment('i1')] } : {});
  });
  const { user, location } = open('i1,o1');
  expect(await screen.findByText('Onboarding is a separate checkout')).toBeVisible();
  // nothing is bought yet, so there are no fund documents to receive
  await user.click(await screen.findByRole('checkbox', { name: /confirmed this address/ }));
  expect(screen.queryByRole('checkbox', { name: /received the prospectus/ })).toBeNull();
  await user.click(await submitButton());
  await waitFor(() => expect(location().search).toBe('?customerId=C0048217&items=i1&sent=CO-1'));
  await user.click(await screen.findByRole('link', { name: 'Check out the rest' }));
  await declareAll(user);
  api.reply(submitCheckout, { checkoutId: 'CO-2', applications: [] });
  await user.click(await submitButton());
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(2));
  expect(api.requestsOf(submitCheckout).map(({ body }) => body)).toMatchObject([
    { channel: 'Digital AOF', itemIds: ['o1'] },
    { channel: 'Digital Transaction', itemIds: ['i1'] },
  ]);
});

test('[CHK-01] an onboarding that is in no cart and no checkout has nothing to check out, and nothing to try again', async () => {
  service().reply(cartList, wireCart());
  renderSlot(<CheckoutSlot />, { path: '/checkout?customerId=ONB-1' });
  expect(await screen.findByText('Nothing to check out')).toBeVisible();
  expect(screen.getByText('This onboarding is no longer open')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
