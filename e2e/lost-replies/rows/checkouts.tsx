import { deleteCheckout, moveCheckoutToDraft, resendCheckoutEmail } from '@portal/shared/api/checkout';
import { submitCheckout } from '@portal/shared/api/checkout-submission';
import type { Endpoint } from '@portal/shared/api/endpoint';
import { screen } from '@testing-library/react';
import { CheckoutPage } from '../../../mfe-cart/src/checkout/index.ts';
import { remoteData } from '../../../mfe-cart/src/core/remote-data.ts';
import { customerAsPayer } from '../../../mfe-cart/src/payer/index.ts';
import { AlreadySent } from '../../../mfe-cart/src/sent-checkouts/index.ts';
import type { Row } from '../row.ts';
import { mailOf, seedInvestment, seedSentInvestment } from '../seeding.ts';
import { findButton, type Stage } from '../stage.tsx';

const Checkout = remoteData.wrap(CheckoutPage);
const Sent = remoteData.wrap(AlreadySent);

const submitRow: Row = {
  call: submitCheckout,
  on: 'checkout',
  isReadBack: true,
  words: {
    done: /Sent to the customer/,
    not: /The checkout was not sent/,
    unknown: /It is not known whether the checkout was sent/,
  },
  async open(stage) {
    const { customerId } = stage.customer;
    const itemId = await seedInvestment(stage);
    const user = stage.open(<Checkout />, remoteData, {
      path: `/checkout?customerId=${customerId}&items=${itemId}`,
      typed: {
        [`checkout:${customerId}`]: {
          reasons: {},
          borrowing: '',
          contactName: '',
          contactPhone: '',
          email: mailOf(stage),
          methods: { 'CS MYR': 'DNOW' },
          payer: customerAsPayer,
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /received the prospectus/ }));
    await user.click(screen.getByRole('checkbox', { name: /confirmed this address/ }));
    return {
      press: async () => user.click(await findButton(/^(Submit|Check again)/)),
      count: async () => (await stage.effects()).checkouts.length,
    };
  },
};

/** A row for an action on a sent checkout. `press` is the action's button, then that of a question. */
const actionRow = (
  call: Endpoint,
  words: Row['words'],
  buttons: readonly [string, ...string[]],
  count: (effects: Awaited<ReturnType<Stage['effects']>>) => number,
): Row => ({
  call,
  on: 'sent checkouts',
  isReadBack: true,
  words,
  async open(stage) {
    await seedSentInvestment(stage);
    const { customerId } = stage.customer;
    const user = stage.open(<Sent customerId={customerId} />, remoteData, {
      path: `/cart?customerId=${customerId}`,
    });
    return {
      async press() {
        for (const name of buttons) await user.click(await findButton(name));
      },
      count: async () => count(await stage.effects()),
    };
  },
});

const unknown = /No answer came, and the service cannot be asked now/;

export const checkoutRows: readonly Row[] = [
  submitRow,
  actionRow(
    resendCheckoutEmail,
    {
      done: /E-mail sent again/,
      not: /The e-mail was not sent again/,
      unknown: /It is not known whether the e-mail was sent/,
    },
    ['Resend e-mail'],
    // the first is that of the checkout
    ({ mails }) => mails - 1,
  ),
  actionRow(
    moveCheckoutToDraft,
    { done: /moved to draft: its items/, not: /It was not moved to draft/, unknown },
    ['Move to draft'],
    ({ items }) => items.filter(({ state }) => state === 'cart').length,
  ),
  actionRow(
    deleteCheckout,
    { done: /Checkout CO-\S+ deleted/, not: /It was not deleted/, unknown },
    ['Delete', 'Delete checkout'],
    ({ items }) => items.filter(({ state }) => state === 'removed').length,
  ),
];
