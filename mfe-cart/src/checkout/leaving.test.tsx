import { checkoutsOf } from '@portal/shared/api/checkout';
import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { type FakeApi, renderSlot, testShell } from '@portal/shared/testing';
import { TextLink, useLocation } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { checkoutService, declareAll, reference, sent, submitButton } from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

const Pages = remoteData.wrap(() =>
  useLocation().pathname === '/checkout' ? (
    <>
      <TextLink to="/dashboard">Leave</TextLink>
      <CheckoutPage />
    </>
  ) : (
    <TextLink to="/checkout?customerId=C0048217&items=r1">Another page</TextLink>
  ),
);

/** Submits, and leaves the page while the request is in flight. */
async function leaveWhileSending(api: FakeApi) {
  let arrive = () => {};
  let lose = () => {};
  const arrived = new Promise<void>((done, failed) => {
    arrive = done;
    lose = () => failed(new Error('lost'));
  });
  api.reply(submitCheckout, async () => {
    await arrived;
    return { checkoutId: 'CO-1', applications: sent.applications };
  });
  const shell = testShell({ reference });
  const page = renderSlot(<Pages />, { shell, path: '/checkout?customerId=C0048217&items=i1' });
  const { user } = page;
  await declareAll(user);
  await screen.findByText(/Everything is declared/);
  await user.click(await submitButton());
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  expect(shell.drafts.kept.has('checkout:C0048217')).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  return { ...page, shell, arrive, lose };
}

test('[CHK-06] shows a notice and does not navigate when the page was left during sending', async () => {
  const { shell, arrive, location } = await leaveWhileSending(checkoutService());
  const changed = jest.fn();
  shell.bus.on('cart:changed').subscribe(changed);
  arrive();
  await waitFor(() => expect(changed).toHaveBeenCalledWith({ customerId: 'C0048217' }));
  expect(shell.notices).toEqual([{ tone: 'success', text: '1 item sent to Tan Mei Ling' }]);
  expect(location().pathname).toBe('/dashboard');
  expect(location().search).toBe('');
  // the draft was sent, so it is discarded
  expect(shell.drafts.kept.size).toBe(0);
});

test('[SES-09] leaves a later checkout of the customer unchanged', async () => {
  const { shell, arrive, user, location } = await leaveWhileSending(checkoutService());
  await user.click(screen.getByRole('link', { name: 'Another page' }));
  arrive();
  await waitFor(() => expect(shell.notices).toHaveLength(1));
  expect(await submitButton()).toBeVisible();
  expect(location().search).toBe('?customerId=C0048217&items=r1');
});

test('shows a notice when the outcome is unknown after the page was left', async () => {
  const api = checkoutService();
  const { shell, lose } = await leaveWhileSending(api);
  api.fail(checkoutsOf, { status: 400 });
  lose();
  await waitFor(() => expect(shell.notices).toHaveLength(1));
  expect(shell.notices).toMatchObject([
    { tone: 'danger', text: /^It is not known whether the checkout of Tan Mei Ling was sent/ },
  ]);
  expect(shell.drafts.kept.has('checkout:C0048217')).toBe(true);
});
