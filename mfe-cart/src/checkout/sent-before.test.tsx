import { checkoutsOf } from '@portal/shared/api/checkout';
import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { customerInfo } from '@portal/shared/api/customers';
import { uploadFile } from '@portal/shared/api/files';
import { testAgent, testDrafts } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { wireCustomer } from '../core/fixtures/customer.ts';
import {
  arrived,
  confirmed,
  declareAll,
  openCheckout as open,
  received,
  checkoutService as service,
  submitButton,
} from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

const payer = {
  who: 'other',
  name: 'Lim Kok Seng',
  idNo: '620118-07-5311',
  relationship: 'Spouse',
  reason: 'Pays from a common account',
  bankName: 'Maybank',
  proof: { name: 'marriage.pdf', path: 'uploads::p1' },
};
const sent = {
  customerId: 'C0048217',
  borrowing: '',
  contactName: 'Syed Ahmad',
  contactPhone: '+60 12-331 9047',
  email: '',
  methods: { 'CS MYR': 'DNOW' },
  payer,
};

/** Drafts with what items were sent with, by item. */
const draftsOf = (values: Readonly<Record<string, object>>) =>
  testDrafts(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { savedAt: Date.now(), value, fromHere: false }]),
    ),
  );
const filledIn = () => screen.queryByText('Filled in with what you sent last time');
const payerField = () => screen.findByRole('combobox', { name: 'Payer' });
const text = (name: string | RegExp) => screen.getByRole('textbox', { name });

test('[CHK-04] keeps payer with proof, contact and method of a sent checkout with its items', async () => {
  const api = service()
    .reply(customerInfo, { ...wireCustomer, age: 61 })
    .reply(uploadFile, {
      path: 'uploads::p1',
      fileName: 'marriage.pdf',
      contentType: 'application/pdf',
      size: 8,
    });
  const drafts = testDrafts();
  const { user } = open('i1', drafts);
  await user.selectOptions(await payerField(), 'Someone else');
  for (const [name, value] of [
    ['Payer’s name', payer.name],
    ['Payer’s identity number', payer.idNo],
    ['Why the customer does not pay', payer.reason],
    ['Trusted contact', sent.contactName],
    ['Phone', sent.contactPhone],
  ] as const) {
    await user.click(text(name));
    await user.paste(value);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: /^Relationship/ }), 'Spouse');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payer’s bank' }), 'Maybank');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Payment method/ }), 'DNOW');
  const file = Object.assign(new File(['%PDF-1.7 %%EOF'], 'marriage.pdf', { type: 'application/pdf' }), {
    arrayBuffer: async () => new TextEncoder().encode('%PDF-1.7 %%EOF').buffer,
  });
  await user.upload(screen.getByLabelText('Proof of identity or relationship', { selector: 'input' }), file);
  await screen.findByRole('button', { name: 'Remove marriage.pdf' });
  await user.click(screen.getByRole('checkbox', { name: /in a way that the customer follows/ }));
  await declareAll(user);
  await user.click(await submitButton());
  await waitFor(() => expect(drafts.kept.get('sent:i1')).toEqual(sent));
  expect(drafts.kept.has('checkout:C0048217')).toBe(false);
  expect(api.requestsOf(submitCheckout)).toHaveLength(1);
});

test('[CHK-04] keeps no answers of a checkout that is then sent as the form proposes it', async () => {
  service();
  const drafts = draftsOf({ 'sent:i1': { ...sent, methods: {} } });
  const { user } = open('i1', drafts);
  await user.selectOptions(await payerField(), 'The customer');
  await declareAll(user);
  await user.click(await submitButton());
  // this customer is not vulnerable, so the contact was not sent either
  await waitFor(() => expect(drafts.kept.size).toBe(0));
});

test('[CHK-04] fills in the next checkout of the items, and the boxes must be ticked again', async () => {
  const api = service().reply(customerInfo, { ...wireCustomer, age: 61 });
  const { user } = open('i1', draftsOf({ 'sent:i1': sent }));
  expect(await payerField()).toHaveDisplayValue('Someone else');
  expect(filledIn()).toBeVisible();
  expect(text('Payer’s name')).toHaveValue(payer.name);
  expect(text('Payer’s identity number')).toHaveValue('620118-••-••11');
  expect(
    within(screen.getByRole('group', { name: 'Proof of identity or relationship' })).getByText(
      'marriage.pdf',
    ),
  ).toBeVisible();
  expect(await screen.findByRole('combobox', { name: /^Payment method/ })).toHaveValue('DNOW');
  expect(text('Trusted contact')).toHaveValue(sent.contactName);
  expect(received()).not.toBeChecked();
  expect(confirmed()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Documents received' }));
  expect(received()).toHaveFocus();
  await declareAll(user);
  expect(screen.getByRole('button', { name: 'Ticked: Documents received' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Risks explained' }));
  await user.keyboard(' ');
  await user.click(await submitButton());
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
    payer: { name: payer.name, idNo: payer.idNo, proof: 'uploads::p1' },
    payment: [{ method: 'DNOW' }],
    declaration: { vulnerable: { trustedContact: { name: sent.contactName, phone: '+60123319047' } } },
  });
});

test.each([
  ['of another customer', { 'sent:i1': { ...sent, customerId: 'C2' } }, 'i1'],
  [
    'of items that were sent with different ones',
    { 'sent:i1': sent, 'sent:i2': { ...sent, email: 'a@b.example' } },
    'i1,i2',
  ],
  ['of another item', { 'sent:i9': sent }, 'i1'],
  ['that no longer decode', { 'sent:i1': { ...sent, payer: 'Lim Kok Seng' } }, 'i1'],
])('[CHK-04] fills in no answers %s', async (_case, kept, items) => {
  service();
  open(items, draftsOf(kept));
  expect(await payerField()).toHaveDisplayValue('The customer');
  expect(filledIn()).toBeNull();
});

test('[CHK-04] asks again for a relationship that the items no longer permit', async () => {
  service();
  open('i1', draftsOf({ 'sent:i1': { ...sent, payer: { ...payer, relationship: 'Employer' } } }));
  expect(await screen.findByRole('combobox', { name: /^Relationship/ })).toHaveValue('');
});

test('[CHK-06] keeps the answers of a checkout that turns out to be sent after a reload', async () => {
  service().reply(checkoutsOf, arrived);
  localStorage.setItem(
    `portal:doubt:checkout:${testAgent.uuid}:C0048217`,
    JSON.stringify({ key: 'k1', at: Date.now() - 60_000, about: ['i1'] }),
  );
  const { customerId: _customerId, ...typed } = sent;
  const drafts = draftsOf({ 'checkout:C0048217': { ...typed, reasons: {}, email: 'a@b.example' } });
  open('i1', drafts);
  await waitFor(() => expect([...drafts.kept]).toEqual([['sent:i1', sent]]));
});
