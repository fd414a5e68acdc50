import { forgetRecents, readRecents, rememberCustomer } from './recents.ts';

const wei = { customerId: 'C1', name: 'TAN WEI JUN' };
const huda = { customerId: 'C2', name: 'NURUL HUDA BINTI ZAMRI' };

beforeEach(() => sessionStorage.clear());

test('newest first, each once', () => {
  for (const customer of [wei, huda, wei]) rememberCustomer(sessionStorage, 'sub-1', customer);
  expect(readRecents(sessionStorage, 'sub-1')).toEqual([wei, huda]);
});

test('at most six', () => {
  for (let index = 0; index < 9; index += 1)
    rememberCustomer(sessionStorage, 'sub-1', { customerId: `C${index}`, name: 'X' });
  expect(readRecents(sessionStorage, 'sub-1').map((customer) => customer.customerId)).toEqual([
    'C8',
    'C7',
    'C6',
    'C5',
    'C4',
    'C3',
  ]);
});

test('another agent sees none of them, and starts a list of its own', () => {
  rememberCustomer(sessionStorage, 'sub-1', wei);
  expect(readRecents(sessionStorage, 'sub-2')).toEqual([]);
  rememberCustomer(sessionStorage, 'sub-2', huda);
  expect(readRecents(sessionStorage, 'sub-2')).toEqual([huda]);
  expect(readRecents(sessionStorage, 'sub-1')).toEqual([]);
});

test('only id and name are kept, and nothing after the session', () => {
  const withIdNo = { ...wei, idNo: '880412145233' };
  rememberCustomer(sessionStorage, 'sub-1', withIdNo);
  expect(JSON.stringify(sessionStorage)).not.toContain('880412145233');
  forgetRecents(sessionStorage);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '7', '{"subject":"sub-1"}', '{"subject":"sub-1","customers":[{"name":1}]}'])(
  'a stored %s is no list',
  (text) => {
    sessionStorage.setItem('portal.client.recents', text);
    expect(readRecents(sessionStorage, 'sub-1')).toEqual([]);
  },
);

test('a storage that is full forgets rather than fails', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: jest.fn(),
  };
  rememberCustomer(full, 'sub-1', wei);
  expect(full.removeItem).toHaveBeenCalled();
});
