import { cartList } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { emptyCartWire, type FakeApi, fakeApi, renderSlot, testShell } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { wireCustomer, wireHolding, wireHoldings, wireTotals } from './profile.fixture.ts';
import { ProfilePage } from './profile-page.tsx';

export const ProfileSlot = remoteData.wrap(ProfilePage);

/** For tests: an API that returns the fixture's customer, totals, one holding for each account, and no transactions. */
export const mockProfileApi = (): FakeApi =>
  fakeApi()
    .reply(cartList, emptyCartWire)
    .reply(customerInfo, wireCustomer())
    .reply(customerHoldings, wireTotals)
    .reply(completedTransactions, [])
    .reply(dividendPayouts, [])
    .reply(accountHolding, ({ query }) => wireHoldings(wireHolding(query.accountId ?? '', 'CBMGF')));

/** For tests: a shell without the names of codes, for which the profile would wait. */
export const profileShell = (options: Parameters<typeof testShell>[0] = {}) =>
  testShell({ failedReference: ['lookups'], ...options });

/**
 * For tests: renders the fixture customer's profile. `query` is appended to the URL, for example `&tab=activity`; `state` is
 * the history entry's.
 */
export const renderPage = (query = '', shell = profileShell(), state: unknown = null) =>
  renderSlot(<ProfileSlot />, { path: `/client-profile?customerId=C0048217${query}`, shell, state });

/** For tests: waits until the customer is loaded. */
export const findCustomerName = () =>
  screen.findByRole('heading', { level: 1, name: 'Datin Sharifah Norhayati binti Syed Abdul Rahman' });
