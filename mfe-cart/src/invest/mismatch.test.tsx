import { addInvestment } from '@portal/shared/api/cart';
import { productMismatch } from '@portal/shared/api/suitability';
import { testDrafts } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { someLists, wireInvestment } from '../core/fixtures/cart.ts';
import { itemsOf } from '../core/items/from-wire.ts';
import {
  addButton,
  amountField,
  enterAmount,
  openDrawer as open,
  riskier,
  service,
  suits,
} from './fixtures/drawer.tsx';

test('[SAT-04] focuses the acknowledgement and then the reason when they are missing for a mismatch', async () => {
  const api = service();
  const { user, drafts } = open({ scheme: 'CBGTU' });
  await amountField();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Above this customer’s risk category');
  expect(notice).toHaveTextContent('Moderate covers funds up to risk 3; this fund is risk 5.');
  expect(notice).not.toHaveTextContent('The fund is above');
  await enterAmount(user, '1000');
  await user.click(addButton());
  const word = screen.getByRole('checkbox', { name: /still wants to invest/ });
  await waitFor(() => expect(word).toHaveFocus());
  await user.keyboard(' ');
  await user.click(addButton());
  const reason = screen.getByRole('textbox', { name: 'Customer’s reason' });
  await waitFor(() => expect(reason).toHaveFocus());
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
  await user.paste('Has a long horizon for this part.');
  expect(drafts.kept.has('reason:i1')).toBe(false);
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
  const given = {
    reason: 'Has a long horizon for this part.',
    acknowledged: { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), kind: 'risk' },
  };
  await waitFor(() => expect(drafts.kept.get('reason:i1')).toEqual(given));
});

test('[SAT-04] what does not suit is shown between the fund and its amount, and is asked first', async () => {
  service();
  const { user } = open({ scheme: 'CBGTU' });
  const amount = await amountField();
  const word = await screen.findByRole('checkbox', { name: /still wants to invest/ });
  const fund = screen.getByText('Cempaka Biru Global Tech (USD)');
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(fund.compareDocumentPosition(word) & follows).toBe(follows);
  expect(word.compareDocumentPosition(amount) & follows).toBe(follows);
  await user.click(addButton());
  await waitFor(() => expect(word).toHaveFocus());
});

test('sends a queued submit when the suitability check is done', async () => {
  let answer = (_: typeof suits) => {};
  const checked = new Promise<typeof suits>((resolve) => {
    answer = resolve;
  });
  const api = service().reply(productMismatch, () => checked);
  const { user, onClose } = open({ accountId: '1000482917', scheme: 'CBSUK' });
  await enterAmount(user, '2000');
  await user.click(addButton());
  expect(await screen.findByRole('button', { name: 'Checking suitability…' })).toBeInTheDocument();
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
  answer(suits);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('[SAT-04] asks for the acknowledgement when the check after a queued submit finds a mismatch', async () => {
  let answer = (_: typeof suits) => {};
  const checked = new Promise<typeof suits>((resolve) => {
    answer = resolve;
  });
  const api = service().reply(productMismatch, () => checked);
  const { user } = open({ accountId: '1000482917', scheme: 'CBSUK' });
  await enterAmount(user, '2000');
  await user.click(addButton());
  answer(riskier);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /still wants to invest/ })).toHaveFocus());
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
});

test('[SAT-04] cancels a queued submit when the form is changed during the check', async () => {
  let answer = (_: typeof suits) => {};
  const checked = new Promise<typeof suits>((resolve) => {
    answer = resolve;
  });
  const api = service().reply(productMismatch, () => checked);
  const { user, onClose } = open({ accountId: '1000482917', scheme: 'CBSUK' });
  const amount = await amountField();
  await user.type(amount, '2000');
  await user.click(addButton());
  expect(await screen.findByRole('button', { name: 'Checking suitability…' })).toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '9000');
  expect(addButton()).toBeEnabled();
  answer(suits);
  await waitFor(() => expect(screen.queryByText(/being checked/)).toBeNull());
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addInvestment).map(({ body }) => body)).toMatchObject([
    { payload: { amount: 9_000 } },
  ]);
});

test('[SAT-04] asks once: an edited item has the acknowledgement and the reason that were given', async () => {
  service();
  const [editing] = itemsOf(
    'Digital Transaction',
    someLists({ investment: [wireInvestment('i1', { scheme: 'CBGTU' })] }),
  );
  if (editing?.kind !== 'investment') throw new Error('no investment');
  const reason = 'Has a long horizon for this part.';
  open({ editing, drafts: testDrafts({ 'reason:i1': { savedAt: 0, value: { reason }, fromHere: false } }) });
  expect(await screen.findByRole('checkbox', { name: /still wants to invest/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Customer’s reason' })).toHaveValue(reason);
});
