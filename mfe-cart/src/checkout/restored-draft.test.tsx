import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { testDrafts } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { customerAsPayer } from '../payer/index.ts';
import {
  confirmed,
  declareAll,
  openCheckout as open,
  received,
  checkoutService as service,
  submitButton,
} from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

const typed = {
  reasons: {},
  borrowing: '',
  contactName: '',
  contactPhone: '',
  email: 'mei.ling@mail.example',
  methods: {},
  payer: customerAsPayer,
};

/** Drafts of the agent with these answers of the customer's checkout. */
const draftsWith = (changes: object) =>
  testDrafts({
    'checkout:C0048217': { savedAt: Date.now(), value: { ...typed, ...changes }, fromHere: true },
  });

test('[SES-09] restores what was typed, without the confirmations', async () => {
  service();
  open('i1', draftsWith({ methods: { 'CS MYR': 'DNOW' } }));
  expect(await screen.findByDisplayValue('mei.ling@mail.example')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Payment method/ })).toHaveValue('DNOW');
  expect(confirmed()).not.toBeChecked();
});

test('[SES-09] puts the form back and discards the draft with Discard', async () => {
  service();
  const drafts = draftsWith({ methods: { 'CS MYR': 'DNOW' } });
  const { user } = open('i1', drafts);
  await screen.findByDisplayValue('mei.ling@mail.example');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('textbox', { name: 'Customer’s e-mail' })).toHaveValue(wireCustomer.email);
  expect(screen.getByRole('combobox', { name: /^Payment method/ })).toHaveValue('FPX');
  expect(drafts.kept.size).toBe(0);
  await user.click(received());
  expect(drafts.kept.has('checkout:C0048217')).toBe(true);
});

test('[CHK-01] asks for another payer when the draft’s joint holder holds none of these accounts', async () => {
  const api = service();
  const { user } = open('i1', draftsWith({ payer: { ...customerAsPayer, who: '620118075311' } }));
  await screen.findByDisplayValue('mei.ling@mail.example');
  await declareAll(user);
  await user.click(await submitButton());
  expect(screen.getByRole('combobox', { name: 'Payer' })).toHaveFocus();
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
});

test('[SAT-04] asks again for the reason at its fund when a continued draft has one that is too short', async () => {
  const api = service();
  const given = {
    reason: 'Has a long horizon for this part.',
    acknowledged: { at: '2026-11-20T10:42:00+08:00', kind: 'risk' },
  };
  const drafts = testDrafts({
    'reason:i2': { savedAt: 0, value: given, fromHere: false },
    'checkout:C0048217': {
      savedAt: Date.now(),
      value: { ...typed, reasons: { i2: 'Short' } },
      fromHere: false,
    },
  });
  const { user } = open('i2', drafts);
  expect(await screen.findByRole('button', { name: 'Change the answer for CBGTU' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const reason = screen.getByRole('textbox', { name: 'Customer’s reason for CBGTU' });
  expect(reason).toHaveValue('Short');
  await user.click(await submitButton());
  expect(reason).toHaveFocus();
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  await user.clear(reason);
  await user.paste(given.reason);
  // what is typed here stays a field
  expect(reason).toHaveValue(given.reason);
});
