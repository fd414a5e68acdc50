import { cartList } from '@portal/shared/api/cart';
import {
  checkoutDocuments,
  checkoutsByIds,
  checkoutsOf,
  submitCheckout,
  validateCheckout,
} from '@portal/shared/api/checkout';
import { customerInfo } from '@portal/shared/api/customers';
import { uploadFile } from '@portal/shared/api/files';
import { tdayCalc } from '@portal/shared/api/pricing';
import { productMismatch } from '@portal/shared/api/suitability';
import {
  type FakeApi,
  fakeApi,
  type RecordedRequest,
  renderSlot,
  samples,
  testAgent,
  testDrafts,
  testShell,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { wireCart, wireInvestment, wireOnboarding, wireRedemption } from '../core/fixtures/cart.ts';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { someLookups } from '../core/fixtures/lookups.ts';
import { someDocuments, someSchemes } from '../core/fixtures/products.ts';
import { remoteData } from '../core/remote-data.ts';
import { CheckoutPage } from './checkout-page.tsx';

const Slot = remoteData.wrap(CheckoutPage);
const [sampleCheckout] = samples.checkoutsOf;
if (!sampleCheckout) throw new Error('no sample checkout');
const sent = {
  ...sampleCheckout,
  customerId: 'C0048217',
  checkoutId: 'CO-1',
  items: sampleCheckout.items.map((item) => ({ ...item, itemId: 'i1' })),
};

/** Checkouts once it has arrived: in its own channel alone. */
const arrived = ({ query }: RecordedRequest) => (query.channel === 'Digital Transaction' ? [sent] : []);

const suits = { mismatch: false, reasons: [], customerRank: 3, schemeRank: 2, riskCategory: 'Moderate' };
const riskier = { mismatch: true, reasons: [], customerRank: 3, schemeRank: 5, riskCategory: 'Moderate' };

function service(): FakeApi {
  return fakeApi()
    .reply(customerInfo, wireCustomer)
    .reply(tdayCalc, { date: '2026-11-23' })
    .reply(validateCheckout, { valid: true, complaints: [] })
    .reply(productMismatch, ({ query }) => (query.scheme === 'CBGTU' ? riskier : suits))
    .reply(checkoutsOf, [])
    .reply(checkoutDocuments, [])
    .reply(checkoutsByIds, [sent])
    .reply(submitCheckout, { checkoutId: 'CO-1', applications: sent.applications })
    .reply(cartList, ({ query }) =>
      query.channel === 'Digital Transaction'
        ? wireCart({
            investment: [
              wireInvestment('i1'),
              wireInvestment('i2', { scheme: 'CBGTU', currency: 'USD', amount: 50_000, satRank: 5 }),
            ],
            redemption: [wireRedemption('r1')],
          })
        : wireCart(),
    );
}

const reference = { schemes: someSchemes, documents: someDocuments, lookups: someLookups };

function open(items = 'i1') {
  const shell = testShell({ reference });
  return renderSlot(<Slot />, { shell, path: `/checkout?customerId=C0048217&items=${items}` });
}

const submitButton = (quantity = '1 item') =>
  screen.findByRole('button', { name: `Submit ${quantity} for Tan Mei Ling` });
const received = () => screen.getByRole('checkbox', { name: /received the prospectus/ });
const confirmed = () => screen.getByRole('checkbox', { name: /confirmed this address/ });

/** Ticks what every checkout declares. */
async function declareAll(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /received the prospectus/ }));
  await user.click(confirmed());
}

/** Longer than what was sent may still take to arrive. */
const late = { timeout: 8_000 };

beforeEach(() => localStorage.clear());

test('[CHK-01] the request has exactly the fields of the specification', async () => {
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
      declaration: { documentsReceived: true, mismatches: [], domesticBorrowing: null, trustedContact: null },
      payment: [{ currency: 'MYR', method: 'FPX' }],
      customerName: 'TAN MEI LING',
      agentName: testAgent.agentName,
      customerEmail: 'tan.mei.ling@mail.example',
      agentEmail: testAgent.agentEmail,
    },
  ]);
  expect(changed).toHaveBeenCalledWith({ customerId: 'C0048217' });
  expect(await screen.findByRole('list', { name: 'What happens next' })).toBeVisible();
});

test('[CHK-02] the service validates on entry and again before sending; complaints stand at their item', async () => {
  const api = service();
  const { user } = open('i1,r1');
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
  const complaint = await screen.findByText('Only 900.00 units are available.');
  expect(complaint.closest('tr')).toHaveTextContent('Redeem · CBMGF');
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
});

test('[CHK-03] nothing is sent before everything is declared, and the button leads to what is missing', async () => {
  const api = service();
  const { user } = open('i1,i2');
  expect(await screen.findByText(/CBGTU is riskier than the Moderate category/)).toBeVisible();
  const submit = await submitButton('2 items');
  await user.click(submit);
  await waitFor(() => expect(received()).toHaveFocus());
  await user.keyboard(' ');
  await user.click(submit);
  expect(screen.getByRole('checkbox', { name: /CBGTU is riskier/ })).toHaveFocus();
  await user.keyboard(' ');
  await user.click(submit);
  expect(screen.getByRole('textbox', { name: 'Customer’s reason for CBGTU' })).toHaveFocus();
  await user.paste('Has a long horizon for this part.');
  await user.click(submit);
  expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus();
  await user.keyboard(' ');
  await user.click(submit);
  expect(confirmed()).toHaveFocus();
  await user.keyboard(' ');
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  await user.click(submit);
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
    declaration: {
      mismatches: [{ itemId: 'i2', reason: 'Has a long horizon for this part.' }],
      domesticBorrowing: false,
    },
    payment: [
      { currency: 'MYR', method: 'FPX' },
      { currency: 'USD', method: 'TT' },
    ],
  });
});

test('a vulnerable customer asks for extra care', async () => {
  service().reply(customerInfo, { ...wireCustomer, age: 61 });
  open();
  expect(await screen.findByText('Extra care')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Trusted contact' })).toBeVisible();
});

test('the agent’s own e-mail is not taken for the customer’s', async () => {
  const api = service();
  const { user } = open();
  await declareAll(user);
  const email = screen.getByRole('textbox', { name: 'Customer’s e-mail' });
  await user.clear(email);
  await user.paste(testAgent.agentEmail);
  // an address that was typed anew has to be confirmed anew
  expect(confirmed()).not.toBeChecked();
  await user.click(confirmed());
  await user.click(await submitButton());
  expect(await screen.findByText('This is your own e-mail. Enter the customer’s.')).toBeVisible();
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
});

describe('a lost answer', () => {
  const send = async () => {
    const page = open();
    await declareAll(page.user);
    await screen.findByText(/Everything is declared/);
    await page.user.click(await submitButton());
    return page;
  };

  test('is read back: what arrived is shown as sent, and not sent again', async () => {
    const api = service().fail(submitCheckout, 'timeout').reply(checkoutsOf, arrived);
    const { location } = await send();
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
    expect(api.requestsOf(submitCheckout)).toHaveLength(1);
  });

  test('what did not arrive may be sent again, with everything kept', async () => {
    service().fail(submitCheckout, 'network');
    await send();
    expect(await screen.findByText(/did not arrive at the service/, undefined, late)).toBeVisible();
    expect(received()).toBeChecked();
    expect(await submitButton()).toBeVisible();
  });

  test('as long as it cannot be read back nothing can be sent', async () => {
    const api = service().fail(submitCheckout, { status: 500 });
    api.fail(checkoutsOf, { status: 400 });
    const { user, location } = await send();
    expect(await screen.findByText('It is not known whether it was sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    api.reply(checkoutsOf, arrived);
    const alert = screen.getByText('It is not known whether it was sent').closest('[role=alert]');
    if (!(alert instanceof HTMLElement)) throw new Error('not told as an alert');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
  });

  test('a refusal is told, and nothing is read back', async () => {
    const api = service().fail(submitCheckout, { status: 422 });
    await send();
    expect(await screen.findByText(/The service did not take it/)).toBeVisible();
    expect(api.requestsOf(checkoutsOf)).toHaveLength(2);
  });
});

test('a double click sends one checkout', async () => {
  const api = service();
  const { user } = open();
  await declareAll(user);
  await screen.findByText(/Everything is declared/);
  await user.dblClick(await submitButton());
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
});

test('what was sent before is listed with how it stands', async () => {
  service().reply(checkoutsOf, (request) =>
    arrived(request).map((checkout) => ({
      ...checkout,
      status: 'Rejected' as const,
      reason: 'Changed her mind',
    })),
  );
  open();
  expect(await screen.findByText('CO-1')).toBeVisible();
  expect(screen.getByText(/the customer declined: Changed her mind\./)).toBeVisible();
});

test('items that are not in the cart any more leave nothing to check out', async () => {
  service();
  open('gone');
  expect(await screen.findByText('Nothing to check out')).toBeVisible();
});

test('a cart that could not be loaded is told', async () => {
  service().fail(cartList, { status: 400 });
  open();
  expect(await screen.findByText('The checkout could not be prepared')).toBeVisible();
});

test('[CHK-05] the documents of what was sent are listed, and a missing one is uploaded', async () => {
  const wanted = {
    docId: 'D1',
    name: 'Form KWSP 9N (AHL), signed',
    mandatory: true,
    status: 'Pending' as const,
    remark: null,
    path: null,
    applicationId: 'A1',
    transactionFormId: 'A1-1',
  };
  const api = service().reply(checkoutDocuments, [wanted]).reply(uploadFile, {
    path: 'documents::9n',
    fileName: '9n.pdf',
    contentType: 'application/pdf',
    size: 8,
  });
  const shell = testShell({ reference });
  const { user } = renderSlot(<Slot />, { shell, path: '/checkout?customerId=C0048217&sent=CO-1' });
  expect(await screen.findByText('1 of 1 missing')).toBeVisible();
  const file = Object.assign(new File(['%PDF-1.7'], '9n.pdf'), {
    arrayBuffer: async () => new TextEncoder().encode('%PDF-1.7').buffer,
  });
  api.reply(checkoutDocuments, [{ ...wanted, status: 'Uploaded', path: 'documents::9n' }]);
  await user.upload(screen.getByLabelText(wanted.name, { selector: 'input' }), file);
  expect(await screen.findByText('All there')).toBeVisible();
  expect(api.requestsOf(uploadFile)[0]?.body).toEqual({
    Type: 'post',
    FileName: '9n.pdf',
    ContentType: 'application/pdf',
    Content: 'JVBERi0xLjc=',
    docId: 'D1',
  });
});

describe('[CHK-06] after a reload in the middle of sending', () => {
  const inDoubt = () =>
    localStorage.setItem(
      `portal:doubt:checkout:${testAgent.uuid}:C0048217`,
      JSON.stringify({ key: 'k1', at: Date.now() - 60_000, about: ['i1'] }),
    );

  test('what has arrived is shown as sent, and nothing is offered before that is known', async () => {
    const api = service().reply(checkoutsOf, arrived);
    inDoubt();
    const { location } = open();
    expect(screen.getByText('Checking what happened…')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
    expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  });

  test('what did not arrive is told, and can be sent', async () => {
    service();
    inDoubt();
    open();
    expect(await screen.findByText('The last checkout did not arrive')).toBeVisible();
    expect(await submitButton()).toBeVisible();
  });

  test('as long as it cannot be read back there is no way but to ask again', async () => {
    const api = service().fail(checkoutsOf, { status: 400 });
    inDoubt();
    const { user } = open();
    expect(await screen.findByText('It is not known whether it was sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    api.reply(checkoutsOf, []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await submitButton()).toBeVisible();
  });
});

test('[SES-09] what was typed is offered back, but never a confirmation', async () => {
  service();
  const typed = {
    reasons: {},
    borrowing: '',
    contactName: '',
    contactPhone: '',
    email: 'mei.ling@mail.example',
    methods: { 'CS MYR': 'DNOW' },
    payer: { who: 'customer', name: '', idNo: '', relationship: '', reason: '', bankName: '', proof: null },
  };
  const drafts = testDrafts({
    'checkout:C0048217': { savedAt: Date.now(), value: typed, fromHere: true },
  });
  const shell = testShell({ reference, drafts });
  renderSlot(<Slot />, { shell, path: '/checkout?customerId=C0048217&items=i1' });
  expect(await screen.findByDisplayValue('mei.ling@mail.example')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /will be paid by/ })).toHaveValue('DNOW');
  expect(confirmed()).not.toBeChecked();
});

test('onboarding is a checkout of its own, after the rest', async () => {
  const api = service().reply(cartList, ({ query }) => {
    if (query.channel === 'Digital AOF') return wireCart({ onboarding: [wireOnboarding('o1')] });
    return wireCart(query.channel === 'Digital Transaction' ? { investment: [wireInvestment('i1')] } : {});
  });
  const { user, location } = open('i1,o1');
  expect(await screen.findByText('Onboarding is a checkout of its own')).toBeVisible();
  await declareAll(user);
  await user.click(await submitButton());
  await waitFor(() => expect(location().search).toBe('?customerId=C0048217&items=o1&sent=CO-1'));
  await user.click(await screen.findByRole('link', { name: 'Check out the rest' }));
  await declareAll(user);
  api.reply(submitCheckout, { checkoutId: 'CO-2', applications: [] });
  await user.click(await submitButton());
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(2));
  expect(api.requestsOf(submitCheckout)[1]?.body).toMatchObject({ channel: 'Digital AOF', itemIds: ['o1'] });
});
