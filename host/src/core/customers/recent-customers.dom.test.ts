import { addOpenedCustomer, createRecentCustomerStorage, type KnownCustomer } from './recent-customers.ts';

const customer = (customerId: string): KnownCustomer => ({
  customerId,
  name: `NAME ${customerId}`,
  hasAccounts: true,
});
const ids = (customers: readonly KnownCustomer[]) => customers.map(({ customerId }) => customerId);

beforeEach(() => sessionStorage.clear());

test('puts an opened customer first, once, with its latest data', () => {
  const before = [customer('C1'), customer('C2')];
  const after = addOpenedCustomer(before, { ...customer('C2'), name: 'RENAMED' });
  expect(ids(after)).toEqual(['C2', 'C1']);
  expect(after[0]?.name).toBe('RENAMED');
});

test('keeps the six newest customers', () => {
  const many = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map(customer);
  expect(ids(addOpenedCustomer(many, customer('C7')))).toEqual(['C7', 'C1', 'C2', 'C3', 'C4', 'C5']);
});

test('returns nothing for another agent or for invalid stored text', () => {
  createRecentCustomerStorage(sessionStorage, 'me').write([customer('C1')]);
  expect(ids(createRecentCustomerStorage(sessionStorage, 'me').read())).toEqual(['C1']);
  expect(createRecentCustomerStorage(sessionStorage, 'another').read()).toEqual([]);
  for (const text of ['', '{', '{"owner":"me","customers":[{"customerId":1}]}']) {
    sessionStorage.setItem('recent-customers', text);
    expect(createRecentCustomerStorage(sessionStorage, 'me').read()).toEqual([]);
  }
});
