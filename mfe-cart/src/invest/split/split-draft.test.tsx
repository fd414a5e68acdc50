import { addInvestment } from '@portal/shared/api/cart';
import { screen, waitFor } from '@testing-library/react';
import { amountField, openDrawer as open, service } from '../fixtures/drawer.tsx';
import { addOrder, answer, draftName, keptSplit, openSplit, press, totalField } from './fixtures/split.tsx';

// pending commands are stored there
beforeEach(() => localStorage.clear());

test('[SES-09] leaving a planned split asks once, and forgets it', async () => {
  service();
  const { user, onClose, drafts } = await openSplit();
  expect(drafts.kept.get(draftName)).toMatchObject({ values: { total: '10,000.01' }, orders: [] });
  await press(user, 'Close');
  await answer(user, 'Stay');
  expect(onClose).not.toHaveBeenCalled();
  expect(await totalField()).toHaveValue('10,000.01');
  await press(user, 'Close');
  await answer(user, 'Leave');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(drafts.kept.size).toBe(0);
});

test('leaving an order of a split names the orders that are lost', async () => {
  service();
  const { user, onClose, drafts } = await openSplit();
  await press(user, /^Check/);
  await amountField();
  await press(user, 'Cancel');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    '2 orders of the split are not in the cart. What you chose and typed for them is lost.',
  );
  await answer(user, 'Leave');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(drafts.kept.size).toBe(0);
});

test('[SES-09] a drawer that is closed while an order is in flight keeps the orders after it', async () => {
  let reply = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    reply = resolve;
  });
  service().reply(addInvestment, async () => {
    await isAnswered;
    return { id: 'i1' };
  });
  const { user, drafts, unmount } = await openSplit();
  await press(user, /^Check/);
  await addOrder(user);
  await press(user, 'Cancel');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/The rest of the split is offered/);
  await answer(user, 'Close the drawer');
  unmount();
  expect(drafts.kept.get(draftName)).toMatchObject({ index: 0 });
  reply();
  await waitFor(() => expect(drafts.kept.get(draftName)).toMatchObject({ index: 1 }));
});

test('[SES-09] a reload brings the planned split back, and the order whose form was open', async () => {
  service();
  const { user, drafts, unmount } = await openSplit();
  expect(screen.getByText(/Your unfinished split .* is back/)).toBeVisible();
  expect(await totalField()).toHaveValue('10,000.01');
  await press(user, /^Check/);
  await amountField();
  unmount();
  open({ accountId: '1000482917', scheme: 'CBSUK', drafts });
  expect(await screen.findByRole('dialog', { name: 'Invest, 1 of 2' })).toBeVisible();
});

test('[SES-09] a split from before the session ended is offered', async () => {
  service();
  const value = {
    values: { accountId: '1000482917', total: '4000', isEqual: true, parts: [] },
    orders: [
      { accountId: '1000482917', scheme: 'CBSUK', amount: '2000.00' },
      { accountId: '1000482917', scheme: 'CBMGF', amount: '2000.00' },
    ],
    index: 1,
  };
  const { user } = open({ drafts: keptSplit(value, false) });
  expect(await screen.findByText(/You have an unfinished split/)).toBeVisible();
  await press(user, 'Continue');
  expect(await screen.findByRole('dialog', { name: 'Invest, 2 of 2' })).toBeVisible();
  expect(await amountField()).toHaveValue('2,000.00');
});

test('a split of an account that the agent may no longer sell for shows the form of one order', async () => {
  service();
  const values = { accountId: '9', total: '4000', isEqual: true, parts: [] };
  const value = { values, orders: [], index: 0 };
  const { user } = open({ drafts: keptSplit(value, false) });
  await screen.findByText(/You have an unfinished split/);
  await press(user, 'Continue');
  expect(await screen.findByRole('dialog', { name: 'Invest' })).toBeVisible();
});
