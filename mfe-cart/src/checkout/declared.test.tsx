import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { customerInfo } from '@portal/shared/api/customers';
import { productMismatch } from '@portal/shared/api/suitability';
import { screen, waitFor } from '@testing-library/react';
import { wireCustomer } from '../core/fixtures/customer.ts';
import {
  declareAll,
  openCheckout as open,
  checkoutService as service,
  submitButton,
} from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

const tickedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);

test('sends that extra care was given to a vulnerable customer, with the trusted contact', async () => {
  const api = service().reply(customerInfo, { ...wireCustomer, age: 61 });
  const { user } = open();
  expect(await screen.findByText('Extra care')).toBeVisible();
  await declareAll(user);
  await user.click(await submitButton());
  expect(screen.getByRole('checkbox', { name: /in a way that the customer follows/ })).toHaveFocus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('textbox', { name: 'Trusted contact' }));
  await user.paste('Syed Ahmad');
  await user.click(screen.getByRole('textbox', { name: 'Phone' }));
  await user.paste('+60 12-331 9047');
  await user.click(await submitButton());
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
    declaration: {
      vulnerable: { explained: true, trustedContact: { name: 'Syed Ahmad', phone: '+60123319047' } },
      statements: [
        { code: 'documents-received' },
        { code: 'extra-care-explained', version: 1, tickedAt },
        { code: 'email-confirmed' },
      ],
    },
  });
});

test.each([
  [
    'a currency that they do not accept',
    { customerRank: 5, schemeRank: 5 },
    'currency',
    'mismatch-currency',
    /CBGTU has a currency risk/,
  ],
  [
    'no valid assessment',
    { customerRank: 0, schemeRank: 5 },
    'no-assessment',
    'assessment-none',
    /nothing shows whether CBGTU suits, because the customer has no suitability assessment/,
  ],
] as const)('[SAT-04] declares a mismatch because of %s', async (_case, ranks, kind, code, statement) => {
  const api = service().reply(productMismatch, {
    mismatch: true,
    reasons: [],
    riskCategory: null,
    ...ranks,
  });
  const { user } = open('i2');
  await declareAll(user);
  await user.click(await screen.findByRole('checkbox', { name: statement }));
  await user.click(screen.getByRole('textbox', { name: 'Customer’s reason for CBGTU' }));
  await user.paste('Has a long horizon for this part.');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(await submitButton());
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
    declaration: {
      mismatches: [{ itemId: 'i2', kind }],
      domesticBorrowing: true,
      statements: [{}, { code }, {}],
    },
  });
});
