import { validateCheckout } from '@portal/shared/api/checkout-submission';
import { productMismatch } from '@portal/shared/api/suitability';
import { renderSlot, testDrafts, testShell } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { assessmentIn } from '../../core/assessment/counting-assessment.ts';
import {
  someLists,
  wireAssessment,
  wireForm,
  wireInvestment,
  wireOnboarding,
} from '../../core/fixtures/cart.ts';
import { someCustomer } from '../../core/fixtures/customer.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { remoteData } from '../../core/remote-data.ts';
import { reference, checkoutService as service } from '../fixtures/open-checkout.tsx';
import { CheckoutVerdict } from './checkout-verdict.tsx';

const investment = wireInvestment('i1');
const riskier = wireInvestment('i2', { scheme: 'CBGTU', currency: 'USD', satRank: 5 });
const Slot = remoteData.wrap(CheckoutVerdict);

/** Shows the verdict on these investments of a customer. */
function show(investments: readonly (typeof investment)[], changes: Parameters<typeof someCustomer>[0] = {}) {
  const chosen = itemsOf('Digital Transaction', someLists({ investment: [...investments] }));
  const drafts = testDrafts();
  drafts.keep('reason:i2', {
    reason: 'Has a long horizon for this part.',
    acknowledged: { at: '2026-11-20T02:00:00.000Z', kind: 'risk' },
  });
  const shell = testShell({ reference, drafts });
  return renderSlot(<Slot customer={someCustomer(changes)} chosen={chosen} />, { shell });
}

test('[CHK-02] says that items are ready when the checkout’s rule and the service find nothing', async () => {
  const api = service();
  show([investment, riskier]);
  expect(await screen.findByText('Ready to check out')).toBeVisible();
  // documents, borrowing and the address
  expect(screen.getByText('3 questions to answer')).toBeVisible();
  expect(api.requestsOf(validateCheckout)[0]?.body).toMatchObject({
    channel: 'Digital Transaction',
    itemIds: ['i1', 'i2'],
  });
});

test('[CHK-02] [CHK-03] lists what is missing, each with a link to its place', async () => {
  service().reply(validateCheckout, {
    valid: false,
    complaints: [{ itemId: 'i1', message: 'The fund is closed.' }],
  });
  show([investment], { email: null });
  expect(await screen.findByText('2 things are missing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'CBSUK: The fund is closed.' })).toHaveAttribute(
    'href',
    '/cart?customerId=C0048217&transaction=invest&item=i1',
  );
  expect(screen.getByRole('link', { name: /^Enter the customer’s e-mail/ })).toHaveAttribute(
    'href',
    '/checkout?customerId=C0048217&items=i1&field=email',
  );
});

test('[CHK-02] lists five of many things that are missing, and all on request', async () => {
  const many = Array.from({ length: 8 }, (_, index) => wireInvestment(`i${index}`));
  service().reply(validateCheckout, {
    valid: false,
    complaints: many.map(({ id }) => ({ itemId: id, message: `The fund of ${id} is closed.` })),
  });
  show(many);
  const all = await screen.findByRole('button', { name: 'Show all 8' });
  expect(screen.getAllByRole('link', { name: /is closed/ })).toHaveLength(5);
  await userEvent.click(all);
  expect(screen.getAllByRole('link', { name: /is closed/ })).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /is closed/ })).toHaveLength(5));
});

test('[CHK-02] [SAT-04] a complaint about an assessment leads to the page that edits it', async () => {
  service().reply(validateCheckout, {
    valid: false,
    complaints: [{ itemId: 't1', message: 'It was assessed too long ago.' }],
  });
  const chosen = itemsOf('Digital Transaction', someLists({ sat: [wireForm('t1')] }));
  renderSlot(<Slot customer={someCustomer()} chosen={chosen} />, { shell: testShell({ reference }) });
  expect(
    await screen.findByRole('link', { name: 'Suitability assessment: It was assessed too long ago.' }),
  ).toHaveAttribute('href', '/sat?customerId=C0048217&item=t1');
});

test.each([
  ['chosen', true, 'Ready to check out'],
  ['left out', false, 'One thing is missing'],
])('[CHK-02] [SAT-04] with an assessment in the cart that is %s', async (_case, isChosen, title) => {
  service().reply(productMismatch, {
    mismatch: false,
    reasons: [],
    customerRank: 4,
    schemeRank: 4,
    riskCategory: 'Moderately Aggressive',
  });
  const lists = someLists({ investment: [investment], sat: [wireAssessment('t1')] });
  const cart = itemsOf('Digital Transaction', lists);
  const chosen = cart.filter(({ id }) => isChosen || id !== 't1');
  const customer = someCustomer({ satEffectiveDateTo: '2025-03-14' });
  renderSlot(<Slot customer={customer} chosen={chosen} inCart={assessmentIn(cart)} />, {
    shell: testShell({ reference }),
  });
  expect(await screen.findByText(title)).toBeVisible();
});

test('[CHK-01] gives onboarding a separate verdict', async () => {
  const api = service();
  const transactions = itemsOf('Digital Transaction', someLists({ investment: [investment] }));
  const forms = itemsOf('Digital AOF', someLists({ onboarding: [wireOnboarding('o1')] }));
  renderSlot(<Slot customer={someCustomer()} chosen={[...transactions, ...forms]} />, {
    shell: testShell({ reference }),
  });
  expect(await screen.findByText('Onboarding: Ready to check out')).toBeVisible();
  expect(screen.getByText('Ready to check out')).toBeVisible();
  expect(api.requestsOf(validateCheckout).map(({ body }) => body)).toEqual([
    expect.objectContaining({ channel: 'Digital AOF', itemIds: ['o1'] }),
    expect.objectContaining({ channel: 'Digital Transaction', itemIds: ['i1'] }),
  ]);
});

test('[CHK-02] offers Try again when the service cannot check the items', async () => {
  service().fail(productMismatch, { status: 500 });
  const { user } = show([investment]);
  expect(await screen.findByText('It could not be checked.')).toBeVisible();
  service();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ready to check out')).toBeVisible();
});

const twoItems = itemsOf(
  'Digital Transaction',
  someLists({ investment: [investment, wireInvestment('i3')] }),
);

const ChangingSlot = remoteData.wrap(() => {
  const [chosen, setChosen] = useState(twoItems);
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setChosen([...chosen])}>
        New list of the same items
      </button>
      <button type="button" onClick={() => setChosen(chosen.slice(1))}>
        Leave one out
      </button>
      <output>{count} missing</output>
      <CheckoutVerdict customer={someCustomer({ email: null })} chosen={chosen} onMissing={setCount} />
    </>
  );
});

test('[CHK-02] tells how many things are missing of the chosen items, never of those chosen before', async () => {
  service();
  const { user } = renderSlot(<ChangingSlot />, { shell: testShell({ reference }) });
  expect(await screen.findByText('1 missing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New list of the same items' }));
  expect(screen.getByText('1 missing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave one out' }));
  expect(screen.getByText('0 missing')).toBeVisible();
  expect(await screen.findByText('1 missing')).toBeVisible();
});
