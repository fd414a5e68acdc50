import { createCustomerMemory, type KnownCustomer, withOpened } from './recent-customers.ts';

const customer = (customerId: string): KnownCustomer => ({
  customerId,
  name: `NAME ${customerId}`,
  hasAccounts: true,
});
const ids = (customers: readonly KnownCustomer[]) => customers.map(({ customerId }) => customerId);

beforeEach(() => sessionStorage.clear());

test('a customer that is opened comes first, once, and what is known of it is new', () => {
  const before = [customer('C1'), customer('C2')];
  const after = withOpened(before, { ...customer('C2'), name: 'RENAMED' });
  expect(ids(after)).toEqual(['C2', 'C1']);
  expect(after[0]?.name).toBe('RENAMED');
});

test('keeps six', () => {
  const many = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map(customer);
  expect(ids(withOpened(many, customer('C7')))).toEqual(['C7', 'C1', 'C2', 'C3', 'C4', 'C5']);
});

test('remembers for its owner alone, and reads nothing out of what it did not write', () => {
  createCustomerMemory(sessionStorage, 'me').write([customer('C1')]);
  expect(ids(createCustomerMemory(sessionStorage, 'me').read())).toEqual(['C1']);
  expect(createCustomerMemory(sessionStorage, 'another').read()).toEqual([]);
  for (const text of ['', '{', '{"owner":"me","customers":[{"customerId":1}]}']) {
    sessionStorage.setItem('recent-customers', text);
    expect(createCustomerMemory(sessionStorage, 'me').read()).toEqual([]);
  }
});
