import { validateCheckout } from '@portal/shared/api/checkout-submission';
import { screen, waitFor, within } from '@testing-library/react';
import {
  confirmed,
  openCheckout as open,
  received,
  checkoutService as service,
  submitButton,
} from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());
beforeEach(() => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query.includes('max-width: 79.9375rem'),
  }));
});
afterEach(() => jest.restoreAllMocks());

test('[CHK-03] in one column the bar has the sum, what is left, and the only button that sends', async () => {
  service();
  const { user } = open();
  const submit = await submitButton();
  const bar = submit.parentElement;
  expect(bar).toHaveAttribute('data-action-bar');
  expect(bar).toHaveTextContent(/^2 answers leftMYR 25,000\.00/);
  await user.click(received());
  expect(bar).toHaveTextContent(/^1 answer left/);
  await user.click(confirmed());
  expect(bar).toHaveTextContent(/^To pay/);
});

test('[CHK-02] in one column a complaint gets the focus above the steps, and declarations that are given stay done', async () => {
  const api = service();
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /received the prospectus/ }));
  await user.click(confirmed());
  api.reply(validateCheckout, {
    valid: false,
    complaints: [{ itemId: 'i1', message: 'This item is no longer in the cart.' }],
  });
  await user.click(await submitButton());
  const title = await screen.findByText('Invest in Cempaka Biru Sukuk is no longer in the cart');
  const alert = title.closest('[role=alert]');
  // the focus moves in an effect, after the paint
  await waitFor(() => expect(alert?.parentElement).toHaveFocus());
  const steps = screen.getByRole('list', { name: 'Steps of the checkout' });
  expect(alert?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1Review', 'Documents, done', 'Declaration, done', '4Submit']);
  expect(screen.getByRole('heading', { name: 'Done: Declaration' })).toBeVisible();
});
