import {
  type Checkout,
  checkoutsByIds,
  deleteCheckout,
  moveCheckoutToDraft,
  resendCheckoutEmail,
} from '@portal/shared/api/checkout';
import { formatTime } from '@portal/shared/dates';
import { decoded, fakeApi, renderSlot, samples } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { remoteData } from '../core/remote-data.ts';
import { SentActions, useSentActions } from './sent-actions.tsx';

beforeEach(() => localStorage.clear());

const [checkout] = decoded(
  checkoutsByIds,
  samples.checkoutsOf.map((sample) => ({
    ...sample,
    checkoutId: 'CO-1',
    status: 'Pending Customer Confirmation' as const,
    expiresAt: '2026-11-27T17:00:00Z',
  })),
);
if (!checkout) throw new Error('no sample checkout');

const Slot = remoteData.wrap(({ checkout: sent }: { readonly checkout: Checkout }) => (
  <SentActions checkout={sent} actions={useSentActions(sent)} />
));
const card = () => within(screen.getByRole('region', { name: 'Until the customer confirms' }));

test('[CHK-04] while the customer has not confirmed, the card offers all three actions until the Malaysian day of expiry', () => {
  fakeApi();
  renderSlot(<Slot checkout={checkout} />);
  expect(
    card()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Resend e-mail', 'Move to draft', 'Delete']);
  expect(card().getByText(/^The link expires on Sat, 28 Nov 2026\./)).toBeVisible();
});

test('[CHK-04] once the customer has confirmed there is no card', () => {
  fakeApi();
  renderSlot(<Slot checkout={{ ...checkout, status: 'Confirmed' }} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('[CHK-04] an e-mail that was sent too often can be sent again an hour after the newest', async () => {
  const newest = new Date(Date.now() - 10 * 60_000);
  const recipients = checkout.recipients.map((each) => ({ ...each, sentAt: newest.toISOString() }));
  const api = fakeApi().fail(resendCheckoutEmail, { status: 429 });
  const { user } = renderSlot(<Slot checkout={{ ...checkout, recipients }} />);
  await user.click(card().getByRole('button', { name: 'Resend e-mail' }));
  const again = formatTime(new Date(newest.getTime() + 3_600_000));
  expect(await card().findByText(/sent three times in the last hour/)).toHaveTextContent(
    `It can be sent again by ${again} at the latest.`,
  );
  expect(card().getByRole('button', { name: 'Resend e-mail' })).toBeDisabled();
  expect(api.requestsOf(resendCheckoutEmail)).toHaveLength(1);
});

test('[CHK-04] the card deletes only after the question was answered', async () => {
  const api = fakeApi().reply(deleteCheckout, { checkoutId: 'CO-1' });
  const { user, location } = renderSlot(<Slot checkout={checkout} />);
  await user.click(card().getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete checkout CO-1?' }));
  expect(api.requestsOf(deleteCheckout)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete checkout' }));
  await waitFor(() =>
    expect(api.requestsOf(deleteCheckout).map(({ body }) => body)).toEqual([{ checkoutId: 'CO-1' }]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(location().pathname).toBe('/cart'));
});

test('[CHK-04] a checkout that is moved to draft leads to the cart, which has its items', async () => {
  fakeApi().reply(moveCheckoutToDraft, { checkoutId: 'CO-1', itemIds: [] });
  const { user, location, shell } = renderSlot(<Slot checkout={checkout} />);
  await user.click(card().getByRole('button', { name: 'Move to draft' }));
  await waitFor(() =>
    expect(location()).toMatchObject({ pathname: '/cart', search: `?customerId=${checkout.customerId}` }),
  );
  expect(shell.notices).toEqual([]);
});

function PageThatIsLeft({ children }: { readonly children: ReactNode }) {
  const [isLeft, setIsLeft] = useState(false);
  if (isLeft) return null;
  return (
    <>
      {children}
      <button type="button" onClick={() => setIsLeft(true)}>
        Leave
      </button>
    </>
  );
}

test('[CHK-04] an agent who has left the page before the reply is not moved to the cart', async () => {
  let reply: () => void = () => undefined;
  fakeApi().reply(moveCheckoutToDraft, async () => {
    await new Promise<void>((resolve) => {
      reply = resolve;
    });
    return { checkoutId: 'CO-1', itemIds: [] };
  });
  const { user, location, shell } = renderSlot(
    <PageThatIsLeft>
      <Slot checkout={checkout} />
    </PageThatIsLeft>,
    { path: '/checkout' },
  );
  await user.click(card().getByRole('button', { name: 'Move to draft' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  reply();
  await waitFor(() => expect(shell.notices).toHaveLength(1));
  expect(location().pathname).toBe('/checkout');
});
