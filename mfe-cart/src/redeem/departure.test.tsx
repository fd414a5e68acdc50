import { addRedemption, cartList } from '@portal/shared/api/cart';
import { prsWithdrawalReasons } from '@portal/shared/api/withdrawal-reasons';
import { screen, waitFor } from '@testing-library/react';
import { wireCart, wireRedemption } from '../core/fixtures/cart.ts';
import { savedDraftName } from '../core/items/saved-by-item.ts';
import { addButton, chooseReason, openWithdrawal, service, withPrsHolding } from './fixtures/drawer.tsx';

beforeEach(() => localStorage.clear());

const leaving = 'Leaving Malaysia permanently';
const serious = 'Serious disease';
const title = 'This account has a withdrawal for another reason too';

/** A service with a withdrawal of 100.00 units for this reason in the cart. */
const serviceWith = (withdrawalReason: string) =>
  withPrsHolding(service(), { subAccounts: { a: 7_000, b: 3_000, pendingB: 0 } })
    .reply(prsWithdrawalReasons, [
      { name: serious, reasonID: '7', value: 'SDS' },
      { name: leaving, reasonID: '9', value: 'LVE' },
    ])
    .reply(
      cartList,
      wireCart({
        redemption: [
          wireRedemption('r0', {
            accountId: '3000088125',
            plan: 'PRS',
            scheme: 'CBPRG',
            units: 100,
            paymentInstruction: 'PRS',
            withdrawalReason,
          }),
        ],
      }),
    );

// which withdrawals are asked about is a table of cases in withdrawal-reasons.test.ts
test('[ITM-04] a permanent departure beside another withdrawal is confirmed before it is added, and that is kept with the item', async () => {
  const api = serviceWith('7');
  const { user, drafts, onClose } = await openWithdrawal(leaving);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Other withdrawal: CBPRG, 100.00 units, reason ${serious}.`,
  );
  await user.click(screen.getByRole('textbox', { name: 'Amount' }));
  await user.paste('200');
  await user.click(addButton());
  const box = screen.getByRole('checkbox', { name: /leaving Malaysia permanently takes everything/ });
  expect(box).toHaveFocus();
  expect(screen.getByText('Confirm that the customer wants both withdrawals, or remove one.')).toBeVisible();
  expect(api.requestsOf(addRedemption)).toHaveLength(0);
  await user.click(box);
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addRedemption)).toHaveLength(1);
  const kept = await drafts.find(savedDraftName('reason', 'r1'));
  expect(kept?.value).toMatchObject({ reason: '', acknowledged: { kind: 'departure' } });
});

test('[ITM-04] nothing is asked of two withdrawals for one reason, until another reason is chosen', async () => {
  serviceWith('9');
  const { user } = await openWithdrawal(leaving);
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
  await chooseReason(user, serious);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Other withdrawal: CBPRG, 100.00 units, reason ${leaving}.`,
  );
});
