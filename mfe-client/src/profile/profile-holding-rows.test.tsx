import { customerInfo } from '@portal/shared/api/customers';
import { funds, schemes } from '@portal/shared/api/funds';
import { accountHolding } from '@portal/shared/api/holdings';
import { decoded, type FakeApi, samples } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { wireCustomer, wireHolding, wireHoldings } from './profile.fixture.ts';
import { mockProfileApi, profileShell, renderPage } from './profile-harness.tsx';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = mockProfileApi();
});
afterEach(() => jest.restoreAllMocks());

const reference = { schemes: decoded(schemes, samples.schemes), funds: decoded(funds, samples.funds) };

test('on an upright tablet the actions of a row are in a menu, which says why one is not allowed and has the focus after it', async () => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(min-width: 48rem) and (max-width: 56.9375rem)',
  }));
  api.reply(
    accountHolding,
    wireHoldings(wireHolding('1000482917', 'CBMGF', { units: 100, pendingUnits: 100 })),
  );
  const { user, shell, goBack } = renderPage('', profileShell({ reference }));
  const table = await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  expect(within(table).queryByRole('button', { name: /^Invest more/ })).not.toBeInTheDocument();
  const actions = within(table).getByRole('button', { name: 'Actions for Cempaka Biru CBMGF' });
  actions.focus();
  await user.keyboard('{Enter}');
  const redeem = await screen.findByRole('menuitem', { name: /^Redeem/ });
  expect(redeem).toHaveAttribute('aria-disabled', 'true');
  expect(redeem).toHaveTextContent('Pending transactions take all units.');
  const invest = screen.getByRole('menuitem', { name: 'Invest more' });
  await waitFor(() => expect(invest).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(shell.mounted.get('transaction/1')).toMatchObject({ kind: 'invest', scheme: 'CBMGF' }),
  );
  goBack();
  await waitFor(() => expect(actions).toHaveFocus());
});

test.each([
  ['Moderate', 'Risk 4, above the customer’s risk category'],
  ['Aggressive', 'Risk 4'],
  [null, 'Risk 4'],
])('for a customer of the category %s a fund of risk 4 says %s', async (riskCategory, text) => {
  api.reply(customerInfo, wireCustomer({ riskCategory }));
  renderPage('', profileShell({ reference }));
  const account = await screen.findByRole('table', { name: 'Holdings of account 1000482917' });
  expect(within(account).getByText(text)).toBeVisible();
});
