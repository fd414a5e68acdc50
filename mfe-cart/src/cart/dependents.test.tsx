import { jointApplicantWire, onboardingWire } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { wireBankar, wireInvestment, wireOnboarding, wireRedemption } from '../core/fixtures/cart.ts';
import { openCart as open, removeBy, row, service } from './fixtures/cart-page.tsx';

beforeEach(() => localStorage.clear());

test('chooses and deselects dependent items together', async () => {
  service({
    investment: [wireInvestment('i1')],
    redemption: [wireRedemption('r1', { idBankar: 'b1' })],
    bankar: [wireBankar('b1')],
  });
  const { user } = open();
  const redemption = await row('Redeem Cempaka Biru Malaysia Growth');
  await waitFor(() =>
    expect(redemption.getByText(/also in this cart. Both are sent together/)).toBeVisible(),
  );
  const bank = await row('Add bank account, Maybank');
  await user.click(bank.getByRole('checkbox'));
  expect(redemption.getByRole('checkbox')).not.toBeChecked();
  await user.click(redemption.getByRole('checkbox'));
  expect(bank.getByRole('checkbox')).toBeChecked();
});

test('[CRT-02] removes only the bank account, and blocks the item that pays into it', async () => {
  service({
    investment: [
      wireInvestment('i1', {
        distributionInstruction: 'PAYOUT',
        bankName: 'Maybank',
        bankAccNumber: '514212347710',
        idBankar: 'b1',
      }),
    ],
    bankar: [wireBankar('b1')],
  });
  const { user, shell } = open();
  await removeBy(user, 'Add bank account, Maybank');
  expect(shell.notices[0]?.text).toMatch(/^Removed /);
  const investment = await row('Invest in Cempaka Biru Sukuk');
  await waitFor(() => expect(investment.getByText('Blocked')).toBeVisible());
  expect(investment.getByText(/no longer being added/)).toBeVisible();
  await act(async () => shell.notices[0]?.action?.run());
  expect(investment.queryByText('Blocked')).toBeNull();
});

test('[CRT-02] removes all items under a removed onboarding, its bank account too, and Undo restores them', async () => {
  const bankar = wireBankar('b1');
  service({
    investment: [wireInvestment('i1', { onboardingId: 'o1' }), wireInvestment('i2', { scheme: 'CBMGF' })],
    bankar: [{ ...bankar, payload: { ...bankar.payload, onboardingId: 'o1' } }],
    onboarding: [wireOnboarding('o1')],
  });
  const { user, shell } = open();
  const card = await screen.findByRole('region', { name: 'Onboarding' });
  expect(card).toHaveTextContent('Sent together, in one checkout');
  expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  expect(within(card).getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
  await removeBy(user, 'Onboarding of Tan Mei Ling');
  expect(shell.notices[0]).toMatchObject({ text: 'Removed Onboarding of Tan Mei Ling and 2 items under it' });
  expect(screen.queryByRole('region', { name: 'Onboarding' })).toBeNull();
  await act(async () => shell.notices[0]?.action?.run());
  expect(within(screen.getByRole('region', { name: 'Onboarding' })).getAllByRole('listitem')).toHaveLength(3);
});

test('[ONB-01] an onboarding of a US person says that head office opens it', async () => {
  service({
    onboarding: [
      wireOnboarding('o1', {
        isAOFCompleted: false,
        investor: undefined,
        tax: { usResidentStatus: 'US citizen', usIndicia: [], taxResidency: 'Malaysia only', countries: [] },
      }),
    ],
  });
  open();
  const onboarding = await row('Onboarding of Tan Mei Ling');
  expect(
    onboarding.getByText('Onboarding is not finished. Head office opens the account of a US person.'),
  ).toBeVisible();
});

test('[ONB-01] blocks an unfinished onboarding and the items under it, and says what is missing', async () => {
  service({
    investment: [wireInvestment('i1', { onboardingId: 'o1' })],
    onboarding: [wireOnboarding('o1', { isAOFCompleted: false, tax: undefined, pep: undefined })],
  });
  open();
  const onboarding = await row('Onboarding of Tan Mei Ling');
  expect(onboarding.getByText('Blocked')).toBeVisible();
  expect(onboarding.getByText(/20\sNov,\s09:30\sMYT/)).toBeVisible();
  expect(
    onboarding.getByText('Onboarding is not finished. Still to be answered: political exposure and tax.'),
  ).toBeVisible();
  expect(
    (await row('Invest in Cempaka Biru Sukuk')).getByText(/onboarding, which is not finished/),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Check out/ })).toBeNull();
});

test('[ONB-01] blocks an onboarding that an earlier release has completed without what a second holder is asked now', async () => {
  const { plans } = onboardingWire;
  const jointApplicant = jointApplicantWire.map(({ tax: _, ...before }) => before);
  service({
    onboarding: [wireOnboarding('o1', { plans: { ...plans, accountType: 'JNT' }, jointApplicant })],
  });
  open();
  const onboarding = await row('Onboarding of Tan Mei Ling');
  expect(
    onboarding.getByText('Onboarding is not finished. Still to be answered: joint holder.'),
  ).toBeVisible();
});

test('warns once about two investments into one scheme from one account, and lists them on request', async () => {
  service({ investment: [wireInvestment('i1'), wireInvestment('i2', { amount: 3_000 })] });
  const { user } = open();
  const note = await screen.findByRole('button', { name: /^2 items: .* Check that the customer wants both/ });
  expect(screen.getAllByText(/Check that the customer wants both/)).toHaveLength(1);
  expect(screen.getAllByText('Warning')).toHaveLength(2);
  await user.click(note);
  const list = screen.getByRole('list', { name: 'Items' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['CBSUK, MYR 25,000.00 · 1000482917', 'CBSUK, MYR 3,000.00 · 1000482917']);
});
