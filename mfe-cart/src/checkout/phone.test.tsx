import {
  confirmed,
  openCheckout as open,
  received,
  checkoutService as service,
  submitButton,
} from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[CHK-03] in one column the bar has the sum, what is left, and the only button that sends', async () => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query.includes('max-width: 79.9375rem'),
  }));
  service();
  const { user } = open();
  const submit = await submitButton();
  const bar = submit.parentElement;
  expect(bar).toHaveAttribute('data-action-bar');
  expect(bar).toHaveTextContent(/^2 declarations leftMYR 25,000\.00/);
  await user.click(received());
  expect(bar).toHaveTextContent(/^1 declaration left/);
  await user.click(confirmed());
  expect(bar).toHaveTextContent(/^To pay/);
});
