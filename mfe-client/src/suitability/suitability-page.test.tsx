import { cartList } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import {
  addSat,
  productMismatch,
  riskCalculation,
  satAnswers,
  satList,
} from '@portal/shared/api/suitability';
import type { CustomerBook } from '@portal/shared/contract';
import { renderSlot, samples, testDrafts, testShell } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { customerId, open, Slot, service } from './fixtures/suitability-page.tsx';

/** Answers every question and extra care; the earlier answer to the first is confirmed. */
async function answerAll({ user }: ReturnType<typeof open>): Promise<void> {
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('radio', { name: /Longer/ })).toBeChecked();
  expect(screen.getByText('Last time, 15 Mar 2026')).toBeVisible();
  await next();
  await user.keyboard('12');
  await user.keyboard('1');
  await next();
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), '1,2');
  await next();
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'A house');
  await next();
  await next();
}

const answers = [
  { questionId: 5, value: '2' },
  { questionId: 6, value: ['2'] },
  { questionId: 7, value: 12 },
  { questionId: 8, value: 'A house' },
];

test('[SAT-01] [SAT-02] [SAT-03] answers of every kind are calculated, compared with what is owned, and put into the cart', async () => {
  const api = service();
  const page = open();
  await answerAll(page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Moderate' })).toBeVisible();
  expect(screen.getAllByText(/^Answered by the agent, /)).toHaveLength(1);
  const review = within(screen.getByRole('list', { name: 'Answers', hidden: true }));
  expect(review.getAllByRole('listitem', { hidden: true }).at(-1)).toHaveTextContent(
    'Are you comfortable transacting online?Yes',
  );
  expect(api.requestsOf(riskCalculation)[0]?.body).toEqual({ customerId, answers });
  expect((await screen.findAllByText('Risk 4, above the category')).length).toBeGreaterThan(0);
  const scale = await screen.findByRole('list', { name: 'Funds by risk' });
  expect(
    within(scale).getByLabelText('Risk 4, Moderately Aggressive: CBMGF, above the customer’s risk category'),
  ).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(screen.getByText('Choose what the customer declares.')).toBeVisible();
  await page.user.click(screen.getByRole('radio', { name: /accepts the result/ }));
  await page.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(page.location().pathname).toBe('/cart'));
  expect(api.requestsOf(addSat)[0]?.body).toMatchObject({
    id: null,
    payload: { answers, satDeclarationId: 1, result: { riskCategory: 'Moderate', satGroup: 'M', score: 30 } },
  });
});

test('[SAT-01] an answer that the record determines is a line, which no key changes; Enter goes on', async () => {
  const locked = [{ questionId: 5, value: '2' }];
  service().reply(satAnswers, { answers: [], assessedOn: null, locked });
  const { user } = open(testDrafts(), { isFirstLocked: true });
  expect(await screen.findByText('Longer')).toBeVisible();
  expect(screen.getByText('From the customer’s record.')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.keyboard('1{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Which of these?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Longer')).toBeVisible();
});

test('[SAT-03] the owned funds, which load late, are below what the customer declares', async () => {
  service();
  const page = open();
  await answerAll(page);
  const declaration = await screen.findByRole('radio', { name: /accepts the result/ });
  const funds = screen.getByRole('region', { name: 'Owned funds' });
  expect(declaration.compareDocumentPosition(funds)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['network', 'network'],
  ['a page instead of an answer', { text: '<html>' }],
  ['a refusal', { status: 422 }],
] as const)('[SAT-02] a calculation that fails by %s keeps the answers', async (_case, fault) => {
  service().fail(riskCalculation, fault, 1);
  const page = open();
  await answerAll(page);
  expect(await screen.findByText('The category could not be calculated')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Moderate')).toBeVisible();
});

test('[SAT-04] [API-05] a fund whose check fails says so, and is checked on Try again', async () => {
  const api = service().fail(productMismatch, { status: 403 });
  const page = open();
  await answerAll(page);
  const [again] = await screen.findAllByRole('button', { name: /^Try again to check / });
  if (!again) throw new Error('no fund says that it was not checked');
  expect(screen.queryByText(/, suits/)).toBeNull();
  api.reply(productMismatch, { ...samples.productMismatch, schemeRank: 2 });
  await page.user.click(again);
  expect((await screen.findAllByText('Risk 2, suits')).length).toBeGreaterThan(0);
});

test.each([
  ['a refusal', { status: 422 }, 'The assessment was not put into the cart'],
  ['a lost request', 'network', 'The assessment was not put into the cart'],
] as const)('[SAT-03] adding that fails by %s keeps the answers', async (_case, fault, title) => {
  service().fail(addSat, fault, 1);
  const page = open();
  await answerAll(page);
  await page.user.click(await screen.findByRole('radio', { name: /accepts the result/ }));
  await page.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText(title)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(page.location().pathname).toBe('/cart'));
});

test.each([
  [true, /^Answers kept, \d\d:\d\d/],
  [false, /^This browser stores no answers/],
])('[SES-09] says that answers are kept when they have been written: stored %s', async (isStored, text) => {
  service();
  let finish = (_isStored: boolean) => {};
  const keep = () =>
    new Promise<boolean>((resolve) => {
      finish = resolve;
    });
  const { user } = open({ ...testDrafts(), keep });
  await screen.findByRole('radio', { name: /Longer/ });
  await user.keyboard('1');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => finish(isStored));
  expect(screen.getByRole('status')).toHaveTextContent(text);
  await user.keyboard('2');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[SAT-03] beside a result, a customer without an assessment has one that is not in force yet', async () => {
  service().reply(customerInfo, { ...samples.customerInfo, customerId, satGroup: null });
  const { user } = open();
  expect(await screen.findByText('Not assessed')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'The customer declines to give information' }));
  expect(screen.getByText('Not in force yet')).toBeVisible();
  expect(screen.queryByText('Not assessed')).toBeNull();
});

test('[SAT-03] a customer who gives no information is put into the cart without a result', async () => {
  const api = service();
  const page = open();
  await page.user.click(
    await screen.findByRole('button', { name: 'The customer declines to give information' }),
  );
  await page.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(page.location().pathname).toBe('/cart'));
  expect(api.requestsOf(riskCalculation)).toHaveLength(0);
  expect(api.requestsOf(addSat)[0]?.body).toMatchObject({
    payload: { answers: [], result: null, satDeclarationId: 3 },
  });
});

test.each([
  ['Earlier answers', [satAnswers]],
  ['The cart', [cartList]],
  ['The customer’s record', [customerInfo]],
  ['Earlier answers and the cart', [satAnswers, cartList]],
] as const)('[SAT-01] %s that fail are named and can be tried again', async (what, calls) => {
  const api = service();
  for (const call of calls) api.fail(call, { status: 500 });
  const page = open();
  expect(await screen.findByText('The assessment could not be opened')).toBeVisible();
  expect(await screen.findByText(new RegExp(`^${what} could not be loaded\\.`))).toBeVisible();
  service();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'How long?' })).toBeVisible();
});

test('[SAT-01] a company is not assessed', async () => {
  const api = service().reply(customerInfo, {
    ...samples.customerInfo,
    customerId,
    customerType: 'Corporate',
  });
  open();
  expect(await screen.findByText('A company is not assessed')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(api.requestsOf(addSat)).toHaveLength(0);
});

test('[SAT-05] without a customer the agent’s assessments are listed, with what is on record', async () => {
  service().reply(satList, samples.satList);
  const customers: CustomerBook = {
    status: 'complete',
    total: 1,
    customers: [
      {
        customerId: 'C1',
        name: 'TAN WEI JUN',
        idNo: '880412145233',
        customerType: 'Individual',
        email: null,
        tel: null,
        telCountryCode: null,
        satEffectiveDateTo: '2020-01-31',
      },
    ],
  };
  renderSlot(<Slot />, { path: '/sat', shell: testShell({ reference: { customers } }) });
  expect(await screen.findByRole('link', { name: 'Tan Wei Jun' })).toHaveAttribute(
    'href',
    '/sat?customerId=C1',
  );
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent('In the cart');
  expect(row).toHaveTextContent('880412-••-••33');
  expect(row).toHaveTextContent(/On record.*Expired/);
});
