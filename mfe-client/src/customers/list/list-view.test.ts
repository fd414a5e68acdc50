import { searchCustomers } from '@portal/shared/api/customers';
import { countFilters } from './filters.ts';
import { createCustomersCsv } from './list-csv.ts';
import {
  buildItems,
  findClosedPlace,
  type ListItem,
  type ListView,
  listCustomers,
  mergeFound,
} from './list-view.ts';

const { customers } = searchCustomers.response.parse({
  customers: [
    ['C1', 'TAN MEI LING', 'Valid', '2027-05-03', 0],
    ['C2', 'AHMAD BIN ISMAIL', 'Expired', '2026-01-01', 2],
    ['C3', 'BONG SZE MIN', 'Not assessed', null, 0],
    ['C4', 'ÁLVARO', 'Valid', '2026-12-01', 0],
    ['C5', '3M SDN BHD', 'Declined', null, 0],
  ].map(([customerId, name, satStatus, satEffectiveDateTo, openCartItems]) => ({
    customerId,
    name,
    idNo: '850214-10-5568',
    customerType: 'Individual',
    email: null,
    tel: '124482071',
    telCountryCode: '60',
    satStatus,
    satEffectiveDateTo,
    openCartItems,
  })),
  total: 5,
  page: 1,
  limit: 100,
});

const view: ListView = {
  keyword: '',
  filter: 'all',
  sort: 'name',
  openPlaces: new Set(),
  pinnedIds: new Set(['C3']),
  recentIds: ['C1', 'C2'],
  today: '2026-11-26',
};

const textOf = (item: ListItem): string => (item.kind === 'customer' ? item.key : item.text);
const rowsOf = (changes: Partial<ListView>) =>
  buildItems(customers, { ...view, ...changes })
    .map(textOf)
    .join(' ');

test.each([
  [{ sort: 'name' }, 'A C2 C4 B C3 T C1 # C5'],
  [{ sort: 'expiry' }, 'C2 C4 C1 C3 C5'],
  [{ sort: 'state' }, 'Expired C2 Expires in 30 days C4 Declined C5 Not assessed C3 Valid C1'],
  [{ sort: 'recent' }, 'C1 C2 C4 C3 C5'],
  [{ filter: 'expired' }, 'A C2'],
  [{ filter: 'expiring' }, 'A C4'],
  [{ filter: 'none' }, 'B C3'],
  [{ filter: 'pinned' }, 'B C3'],
  [{ filter: 'cart' }, 'A C2'],
] satisfies readonly (readonly [Partial<ListView>, string])[])('the rows of %j are %s', (changes, rows) => {
  expect(rowsOf(changes)).toBe(rows);
});

test('counts each filter, and no cart where the service does not count their items', () => {
  expect(countFilters(customers, view)).toEqual({
    all: 5,
    expired: 1,
    expiring: 1,
    none: 1,
    pinned: 1,
    recent: 2,
    cart: 1,
  });
  const withoutCarts = customers.map(({ openCartItems: _, ...customer }) => customer);
  expect(countFilters(withoutCarts, view)).toMatchObject({ cart: 0 });
});

test('a search shows the first rows of each place until the agent opens it', () => {
  const found = [
    ...Array.from({ length: 9 }, (_, index) => ({ customerId: `T${index}` })),
    ...customers.map((customer) => ({ ...customer, email: 'tan@mail.example' })),
  ].flatMap(complete);
  const search = { ...view, keyword: 'tan', sort: 'match' } as const;
  const kinds = (items: readonly ListItem[]) => items.map(({ kind }) => kind.charAt(0)).join('');
  expect(kinds(buildItems(found, search))).toBe('hcccccmhcccc');
  expect(kinds(buildItems(found, { ...search, openPlaces: new Set(['beginning']) }))).toBe(
    'hcccccccccchcccc',
  );
  expect(listCustomers(found, search)).toHaveLength(14);
  expect(findClosedPlace(found, search, 'T8')).toBe('beginning');
  expect(findClosedPlace(found, search, 'T0')).toBeUndefined();
  expect(findClosedPlace(found, search, 'C9')).toBeUndefined();
});

const complete = (customer: Partial<(typeof customers)[number]>) => {
  const [sample] = customers;
  return sample ? [{ ...sample, ...customer }] : [];
};

test('[CLI-01] a search also finds those of the book that the service missed, each once', () => {
  const ids = (found: typeof customers, keyword: string) =>
    mergeFound(found, customers, keyword).map(({ customerId }) => customerId);
  expect(ids(customers.slice(0, 1), '0124482071')).toEqual(['C1', 'C2', 'C3', 'C4', 'C5']);
  expect(ids(customers.slice(0, 1), 'tan')).toEqual(['C1']);
});

test('[CLI-01] no text of a customer is a formula in the CSV file', () => {
  const hostile = ['=HYPERLINK("http://x","y")', '+1', '-1', '@SUM(A1)', '\tx'].flatMap((text) =>
    complete({ name: text, email: text, customerType: text }),
  );
  const [, ...lines] = createCustomersCsv(hostile, view.today).trim().split('\r\n');
  expect(lines).toHaveLength(hostile.length);
  for (const line of lines) expect(line).not.toMatch(/(^|,)"?[=+\-@\t]/);
});

test('[CLI-01] the CSV file has all customers, with masked identity numbers', () => {
  const [head, ...lines] = createCustomersCsv(listCustomers(customers, view), view.today)
    .trim()
    .split('\r\n');
  expect(head).toContain('Name,Identity number,Type,Phone,E-mail,Suitability');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe("Ahmad bin Ismail,850214-••-••68,Individual,'+60 12-448 2071,,Expired,2026-01-01,2");
});
