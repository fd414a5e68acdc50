import { cartList } from '@portal/shared/api/cart';
import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { customerInfo } from '@portal/shared/api/customers';
import { productMismatch, satAnswers } from '@portal/shared/api/suitability';
import { screen, waitFor } from '@testing-library/react';
import { wireAssessment, wireCart, wireInvestment } from '../core/fixtures/cart.ts';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { checkoutService, declareAll, openCheckout, submitButton } from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

const basis = 'Checked under the assessment in this cart (Moderately Aggressive).';
const leftOut = 'Checked without the assessment in this cart, which is not chosen.';

/** A service with two orders of a fund and an assessment in the cart, which judges by the assessment. */
function service(changes: object, scheme = {}, assessment = wireAssessment('t1')) {
  return checkoutService()
    .reply(customerInfo, { ...wireCustomer, ...changes })
    .reply(productMismatch, {
      mismatch: false,
      reasons: [],
      customerRank: 4,
      schemeRank: 4,
      riskCategory: 'Moderately Aggressive',
    })
    .reply(cartList, ({ query }) => {
      if (query.channel === 'Digital Form') return wireCart({ sat: [assessment] });
      const orders = ['i1', 'i2'].map((id) => wireInvestment(id, { satRank: 4, ...scheme }));
      return query.channel === 'Digital Transaction' ? wireCart({ investment: orders }) : wireCart();
    });
}
const expired = { satEffectiveDateTo: '2025-03-14' };

test('[SAT-04] [CHK-03] with the assessment of the cart nothing is to be acknowledged, and it is said why', async () => {
  const api = service(expired);
  const { user } = openCheckout('i1,i2,t1');
  expect(await screen.findByText(basis)).toBeVisible();
  expect(
    screen.getByText(/^Moderately Aggressive, risk up to 4, under the assessment in this cart/),
  ).toBeVisible();
  expect(screen.queryByText(/expired/)).toBeNull();
  await declareAll(user);
  await user.click(await submitButton('3 items'));
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
    itemIds: ['i1', 'i2', 't1'],
    declaration: { mismatches: [] },
  });
});

test('[SAT-04] [CHK-03] left out, the expired one on record counts: one line with both orders of the fund', async () => {
  const api = service(expired);
  const { user } = openCheckout('i1,i2');
  expect(await screen.findByText(leftOut)).toBeVisible();
  await declareAll(user);
  const box = screen.getByRole('checkbox', { name: /nothing shows whether CBSUK suits.*expired/ });
  expect(box.closest('label')).toHaveTextContent('2 orders: CBSUK, MYR 25,000.00; CBSUK, MYR 25,000.00');
  await user.click(box);
  await user.click(screen.getByRole('textbox', { name: 'Customer’s reason for CBSUK' }));
  await user.paste('Has a long horizon.');
  await user.click(await submitButton('2 items'));
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  const reason = 'Has a long horizon.';
  expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
    declaration: {
      mismatches: [
        { itemId: 'i1', kind: 'no-assessment', reason },
        { itemId: 'i2', kind: 'no-assessment', reason },
      ],
      statements: [
        { code: 'documents-received' },
        { code: 'assessment-expired' },
        { code: 'email-confirmed' },
      ],
    },
  });
});

test.each([
  ['N', true],
  ['Y', false],
])('[SAT-04] left out, the record’s answer %s to foreign currency counts', async (value, isMismatch) => {
  const record = { satGroup: 'MA', riskCategory: 'Moderately Aggressive' };
  service(record, { scheme: 'CBGSU', currency: 'USD' }).reply(satAnswers, {
    answers: [{ questionId: 11, value }],
    assessedOn: '2026-03-15',
    locked: [],
  });
  openCheckout('i1,i2');
  expect(await screen.findByText(leftOut)).toBeVisible();
  // its name is another one while suitability is checked
  await submitButton('2 items');
  expect(screen.queryAllByRole('checkbox', { name: /CBGSU has a currency risk/ })).toHaveLength(
    isMismatch ? 1 : 0,
  );
});

test('[SAT-04] [CHK-03] its answers about extra care ask for an explanation', async () => {
  const vI = { Q2: false, Q2Yes: '', Q3: false, Q4: true, Q5: true, Q6: '' };
  service(expired, {}, wireAssessment('t1', { vI }));
  openCheckout('i1,t1');
  expect(await screen.findByRole('checkbox', { name: /explained every item/ })).toBeVisible();
});
