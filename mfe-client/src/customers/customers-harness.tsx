import { type CustomerRow, searchCustomers } from '@portal/shared/api/customers';
import type { WireOf } from '@portal/shared/api/endpoint';
import type { CustomerAtHand } from '@portal/shared/contract';
import { createSearchState } from '@portal/shared/search-words';
import { type FakeApi, fakeApi, renderSlot, testShell } from '@portal/shared/testing';
import { remoteData } from '../core/remote-data.ts';
import { CustomersPage } from './customers-page.tsx';
import { rememberOpenedRow } from './row-focus/last-opened-row.ts';

/** For tests: the page with its data. */
export const CustomersSlot = remoteData.wrap(CustomersPage);

/** For tests: a reply to the search of customers. */
export type SearchReply = WireOf<typeof searchCustomers>;

/** For tests: a customer that a search returns. */
export const foundCustomer = (customerId: string, name: string): SearchReply['customers'][number] => ({
  customerId,
  name,
  idNo: '850214-10-5568',
  customerType: 'Individual',
  email: 'someone@mail.example',
  tel: '12-448 2071',
  telCountryCode: '60',
  satStatus: 'Not assessed',
  satEffectiveDateTo: null,
});

/** For tests: a page of a search; `page` starts at 1. */
export const searchReply = (
  customers: SearchReply['customers'],
  total = customers.length,
  page = 1,
): SearchReply => ({
  customers,
  total,
  page,
  limit: 100,
});

/** For tests: an API without customers, and an empty tab. */
export function startApi(): FakeApi {
  sessionStorage.clear();
  rememberOpenedRow('', '');
  return fakeApi().reply(searchCustomers, searchReply([]));
}

/** For tests: a shell whose host has loaded these customers. */
export const shellWithBook = (customers: readonly CustomerRow[] = []) =>
  testShell({ reference: { customers: { status: 'complete', customers, total: customers.length } } });

/** For tests: renders the page. */
export const renderPage = (path = '/client', shell = shellWithBook(), atHand?: readonly CustomerAtHand[]) =>
  renderSlot(<CustomersSlot {...(atHand ? { atHand } : {})} />, { path, shell });

/** For tests: renders the page at a history entry with search words. */
export const renderSearch = (keyword: string, search = '') =>
  renderSlot(<CustomersSlot />, {
    path: `/client${search}`,
    shell: shellWithBook(),
    state: createSearchState(keyword),
  });
