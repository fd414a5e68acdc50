import { searchCustomers } from '@portal/shared/api/customers';
import { createApiClient } from '@portal/shared/calls';
import { fakeApi, testConfig, testSession } from '@portal/shared/testing';
import { loadCustomers } from './load-customers.ts';

const monitor = { log: () => undefined, error: () => undefined };
const client = () => createApiClient({ config: testConfig, session: testSession(), monitor });
const customer = (index: number) => ({
  customerId: `C${index}`,
  name: `CUSTOMER ${index}`,
  idNo: '880412145233',
  customerType: 'Individual',
  email: null,
  tel: null,
  telCountryCode: null,
});
const { signal } = new AbortController();

test.each([0, 1, 100, 101, 950])(
  '[CLI-01] loads all of %i customers by pages of 100, each page once',
  async (total) => {
    const all = Array.from({ length: total }, (_, index) => customer(index));
    const api = fakeApi().reply(searchCustomers, ({ query }) => {
      const page = Number(query.page);
      return { customers: all.slice((page - 1) * 100, page * 100), total, page, limit: 100 };
    });
    const found = await loadCustomers(client(), 'USR-1', signal);
    expect(found.map(({ customerId }) => customerId)).toEqual(all.map(({ customerId }) => customerId));
    const pages = api.requestsOf(searchCustomers).map(({ query }) => Number(query.page));
    expect(pages.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: Math.max(1, Math.ceil(total / 100)) }, (_, index) => index + 1),
    );
    expect(new Set(api.requestsOf(searchCustomers).map(({ query }) => query.keyword))).toEqual(new Set(['']));
  },
);

test('rejects when the service refuses an empty keyword', async () => {
  fakeApi().fail(searchCustomers, { status: 400 });
  await expect(loadCustomers(client(), 'USR-1', signal)).rejects.toMatchObject({ status: 400 });
});
