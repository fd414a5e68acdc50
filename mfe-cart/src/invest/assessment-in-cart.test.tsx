import { cartList } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { productMismatch } from '@portal/shared/api/suitability';
import { screen } from '@testing-library/react';
import { wireAssessment, wireCart } from '../core/fixtures/cart.ts';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { amountField, openDrawer as open, service } from './fixtures/drawer.tsx';

const expired = { ...wireCustomer, satEffectiveDateTo: '2025-03-14' };
const basis = 'under the assessment in this cart (Moderately Aggressive)';
/** What a service says that judges by the record. */
const unassessed = { mismatch: true, reasons: [], customerRank: 0, schemeRank: 4, riskCategory: null };

const withAssessment = (payload = wireAssessment('t1')) =>
  service()
    .reply(customerInfo, expired)
    .reply(productMismatch, unassessed)
    .reply(cartList, ({ query }) =>
      query.channel === 'Digital Form' ? wireCart({ sat: [payload] }) : wireCart(),
    );

test('[SAT-04] a fund within the assessment in the cart suits, and nothing asks for another one', async () => {
  withAssessment();
  open({ scheme: 'CBSUK' });
  await amountField();
  expect(await screen.findByText(`Suitable ${basis}`)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Assess suitability' })).toBeNull();
  expect(screen.queryByText(/expired/)).toBeNull();
});

test('[SAT-04] the funds are listed up to the category of the assessment in the cart', async () => {
  withAssessment();
  open();
  expect(
    await screen.findByText(/^\d+ funds up to Moderately Aggressive, under the assessment in this cart$/),
  ).toBeVisible();
});

test('[SAT-04] a fund above it is a risk, in its words', async () => {
  withAssessment().reply(productMismatch, { ...unassessed, schemeRank: 5 });
  open({ scheme: 'CBSUK' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Above this customer’s risk category');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Moderately Aggressive covers funds up to risk 4; this fund is risk 5. Checked under the assessment in this cart (Moderately Aggressive).',
  );
});

test('[SAT-04] a customer who declines to give information is not asked again', async () => {
  withAssessment(wireAssessment('t1', { answers: [], result: null, satDeclarationId: 3 }));
  open({ scheme: 'CBSUK' });
  expect(await screen.findByText('The customer declined the suitability assessment')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Assess suitability' })).toBeNull();
});

test('[SAT-04] without an assessment in the cart an expired one offers a new one', async () => {
  service().reply(customerInfo, expired).reply(productMismatch, unassessed);
  open({ scheme: 'CBSUK' });
  expect(await screen.findByRole('link', { name: 'Assess suitability' })).toBeVisible();
});

test('[API-05] when the cart cannot be read, the service’s check counts', async () => {
  const api = service().fail(cartList, { status: 403 });
  open({ scheme: 'CBSUK' });
  expect(await screen.findByText('Suits this customer')).toBeVisible();
  const forms = api.requestsOf(cartList).filter(({ query }) => query.channel === 'Digital Form');
  expect(forms).toHaveLength(1);
});
