import { cartList } from '@portal/shared/api/cart';
import { checkoutDocuments, checkoutsByIds, checkoutsOf } from '@portal/shared/api/checkout';
import { submitCheckout, validateCheckout } from '@portal/shared/api/checkout-submission';
import { customerInfo } from '@portal/shared/api/customers';
import { tdayCalc } from '@portal/shared/api/pricing';
import { productMismatch } from '@portal/shared/api/suitability';
import { fakeApi, renderSlot, testDrafts, testShell } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { wireCart, wireInvestment } from '../core/fixtures/cart.ts';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { someLookups } from '../core/fixtures/lookups.ts';
import { someDocuments, someSchemes } from '../core/fixtures/products.ts';
import { remoteData } from '../core/remote-data.ts';
import { CheckoutPage } from './checkout-page.tsx';

const Slot = remoteData.wrap(CheckoutPage);
const reason = 'Has a long horizon for this part.';
const tickedAt = '2026-11-20T10:42:00+08:00';

beforeEach(() => localStorage.clear());

/** Opens the checkout of an investment with a mismatch, whose reason was saved by the drawer. */
function open(given: object = { reason, acknowledged: { at: tickedAt, kind: 'risk' } }) {
  const api = fakeApi()
    .reply(customerInfo, wireCustomer)
    .reply(tdayCalc, { date: '2026-11-23' })
    .reply(validateCheckout, { valid: true, complaints: [] })
    .reply(productMismatch, {
      mismatch: true,
      reasons: [],
      customerRank: 3,
      schemeRank: 5,
      riskCategory: 'Moderate',
    })
    .reply(checkoutsOf, [])
    .reply(checkoutsByIds, [])
    .reply(checkoutDocuments, [])
    .reply(submitCheckout, { checkoutId: 'CO-1', applications: [] })
    .reply(cartList, ({ query }) =>
      query.channel === 'Digital Transaction'
        ? wireCart({ investment: [wireInvestment('i2', { scheme: 'CBGTU', satRank: 5 })] })
        : wireCart(),
    );
  const drafts = testDrafts({ 'reason:i2': { savedAt: 0, value: given, fromHere: false } });
  const reference = { schemes: someSchemes, documents: someDocuments, lookups: someLookups };
  const shell = testShell({ reference, drafts });
  const page = renderSlot(<Slot />, { shell, path: '/checkout?customerId=C0048217&items=i2' });
  return { api, drafts, ...page };
}

const reasonField = () => screen.getByRole('textbox', { name: /reason/ });

/** Waits for what was given in the drawer. It is shown at its fund and not asked again. */
async function waitForGiven() {
  await screen.findByRole('button', { name: 'Change the answer for CBGTU' });
  const given = screen.getByText(`Reason: ${reason}`);
  const row = screen.getByRole('row', { name: /^Invest in/ });
  expect(row).toHaveTextContent('Acknowledged');
  expect(row.nextElementSibling).toContainElement(given);
  expect(screen.queryByRole('checkbox', { name: /wants to go on/ })).toBeNull();
}

/** Asks for the answers again, and returns the box of the acknowledgement. */
async function changeGiven(user: ReturnType<typeof open>['user']) {
  await waitForGiven();
  await user.click(screen.getByRole('button', { name: 'Change the answer for CBGTU' }));
  const acknowledgement = screen.getByRole('checkbox', { name: /wants to go on/ });
  expect(acknowledgement).toHaveFocus();
  return acknowledgement;
}

test('[SAT-04] sends the reason given in the drawer without asking again, and keeps it for a move to draft', async () => {
  const { api, drafts, user } = open();
  await waitForGiven();
  await user.click(screen.getByRole('checkbox', { name: /received the prospectus/ }));
  await user.click(screen.getByRole('checkbox', { name: /confirmed this address/ }));
  await user.click(screen.getByRole('button', { name: /^Submit 1 item/ }));
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
    declaration: {
      mismatches: [{ itemId: 'i2', kind: 'risk', reason }],
      // the time at which it was ticked in the drawer
      statements: [{}, { code: 'mismatch-risk', tickedAt }, {}],
    },
  });
  expect(drafts.kept.get('reason:i2')).toEqual({ reason, acknowledged: { at: tickedAt, kind: 'risk' } });
});

test('[SAT-04] replaces the saved reason by what is typed, even by nothing', async () => {
  const { user } = open();
  await changeGiven(user);
  expect(reasonField()).toHaveValue(reason);
  await user.clear(reasonField());
  expect(reasonField()).toHaveValue('');
});

test('[SAT-04] an acknowledgement that is withdrawn stays withdrawn', async () => {
  const { user } = open();
  const acknowledgement = await changeGiven(user);
  await user.click(acknowledgement);
  expect(acknowledgement).not.toBeChecked();
  expect(screen.getByRole('row', { name: /^Invest in/ })).toHaveTextContent('Warning');
});

test('[SAT-04] fills in a reason that an earlier release has saved, acknowledged when it was saved', async () => {
  const { api, user } = open({ reason });
  await waitForGiven();
  await user.click(screen.getByRole('checkbox', { name: /received the prospectus/ }));
  await user.click(screen.getByRole('checkbox', { name: /confirmed this address/ }));
  await user.click(screen.getByRole('button', { name: /^Submit 1 item/ }));
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
    declaration: { statements: [{}, { tickedAt: '1970-01-01T08:00:00+08:00' }, {}] },
  });
});

test('[SAT-04] asks again when another mismatch was acknowledged than there is now', async () => {
  const { user } = open({ reason, acknowledged: { at: tickedAt, kind: 'no-assessment' } });
  const acknowledgement = await screen.findByRole('checkbox', { name: /wants to go on/ });
  expect(acknowledgement).not.toBeChecked();
  await user.click(acknowledgement);
  expect(reasonField()).toHaveValue(reason);
});
