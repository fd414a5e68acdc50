import { applicationList } from '@portal/shared/api/applications';
import { searchCustomers } from '@portal/shared/api/customers';
import { pasteWithAll } from '@portal/shared/person/cases/unseen-signs';
import { fakeApi, renderSlot, testAgent } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hostData } from '../core/loading/host-data.ts';
import { FinderList } from './finder-list.tsx';

const Finder = hostData.wrap(FinderList);

const finderProps = {
  agent: testAgent,
  pinnedIds: [],
  recent: [],
  canOpen: () => true,
  onIntent: jest.fn(),
  onClose: jest.fn(),
};

const renderFinder = () => {
  const onChoose = jest.fn();
  const finder = renderSlot(<Finder {...finderProps} onChoose={onChoose} />);
  const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
  return { ...finder, onChoose, type };
};

const customer = (customerId: string, name: string) => ({
  customerId,
  name,
  idNo: '880412145233',
  customerType: 'Individual',
  email: null,
  tel: null,
  telCountryCode: null,
});

test.each([
  ['a name', 'tan  mei', 'tan mei'],
  ['an identity number', '910725–10–6048', '910725-10-6048'],
  ['a form number', 'DT-000123', 'DT-000123'],
])('[SHL-24] searches %s without the unseen characters of a paste', async (_what, typed, keyword) => {
  const api = fakeApi()
    .reply(searchCustomers, { customers: [], total: 0, page: 1, limit: 100 })
    .reply(applicationList, []);
  const { type } = renderFinder();
  type(pasteWithAll(typed));
  await waitFor(() => expect(api.requestsOf(searchCustomers)).toHaveLength(1));
  expect(api.requestsOf(searchCustomers)[0]?.query).toMatchObject({ keyword });
});

test('[SHL-24] a search that fails still offers the page of its words, which Enter opens', async () => {
  fakeApi().fail(searchCustomers, { status: 403 });
  const { user, onChoose, type } = renderFinder();
  type('applications');
  expect(await screen.findByRole('alert')).toHaveTextContent('Customers could not be searched');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Applications');
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ target: { to: '/application' } }));
});

test('[SHL-24] a command without words says what it needs, and marks only names', async () => {
  fakeApi().reply(searchCustomers, {
    customers: [customer('C1', 'INTAN SURAYA')],
    total: 1,
    page: 1,
    limit: 100,
  });
  const { type } = renderFinder();
  type('invest');
  expect(screen.getByRole('status')).toHaveTextContent('Invest for which customer? Type a name or a number.');
  type('invest in');
  const [option] = await screen.findAllByRole('option', { name: /Suraya/ });
  expect(option).toHaveTextContent(/^Invest for Intan Suraya/);
  expect([...(option?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['In']);
});

test('[SHL-24] Enter opens nothing when a command is put before the words meanwhile', async () => {
  fakeApi().reply(searchCustomers, { customers: [customer('C1', 'TAN A')], total: 1, page: 1, limit: 100 });
  const { onChoose, type } = renderFinder();
  type('tan');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'invest', hidden: true }));
  expect(await screen.findByRole('option', { name: /^Invest for Tan A/ })).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
});

/** A finder that closes with a choice. `onClosed` gets whether it is still there at the browser's next event. */
function ClosingFinder({ onClosed }: { readonly onClosed: (isStillThere: boolean) => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    // runs before that event
    queueMicrotask(() => onClosed(screen.queryByRole('combobox') !== null));
  };
  return isOpen ? <FinderList {...finderProps} onChoose={close} /> : null;
}
const Closing = hostData.wrap(ClosingFinder);

test('[SHL-24] a finder whose only match opens by an early Enter is closed before the next key', async () => {
  fakeApi().reply(searchCustomers, { customers: [customer('C1', 'TAN A')], total: 1, page: 1, limit: 100 });
  const onClosed = jest.fn();
  renderSlot(<Closing onClosed={onClosed} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'tan' } });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(onClosed).toHaveBeenCalledWith(false);
});

test('[SHL-24] a command that finds no customer says so and stops loading', async () => {
  fakeApi().reply(searchCustomers, { customers: [], total: 0, page: 1, limit: 100 });
  const { type } = renderFinder();
  type('invest zzzz');
  expect(await screen.findByText('No customer you service matches “zzzz”.')).toBeVisible();
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('[SHL-24] says that no customer matches only where the words find nothing else', async () => {
  fakeApi().reply(searchCustomers, { customers: [], total: 0, page: 1, limit: 100 });
  const { type } = renderFinder();
  type('zzzz');
  expect(await screen.findByText('No customer you service matches “zzzz”.')).toBeVisible();
  type('dark');
  expect(await screen.findByRole('option', { name: 'Dark mode', selected: true })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('arrow keys scroll to the chosen row, and the pointer scrolls nothing', async () => {
  fakeApi().reply(searchCustomers, {
    customers: [customer('C1', 'TAN A'), customer('C2', 'TAN B'), customer('C3', 'TAN C')],
    total: 3,
    page: 1,
    limit: 100,
  });
  const { user, type } = renderFinder();
  type('tan');
  const last = await screen.findByRole('option', { name: /^Tan C/ });
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  fireEvent.pointerMove(last);
  expect(last).toHaveAttribute('aria-selected', 'true');
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: /^Tan B/ })).toHaveAttribute('aria-selected', 'true');
  expect(scrolled).toHaveBeenCalled();
});

test('[SHL-24] other words choose the first row again, so that Enter opens it', async () => {
  const names = ['TAN A', 'TAN B', 'LIM A', 'LIM B'];
  fakeApi().reply(searchCustomers, ({ query }) => {
    const found = names.filter((name) => name.startsWith(String(query.keyword).toUpperCase()));
    return { customers: found.map((name) => customer(name, name)), total: found.length, page: 1, limit: 100 };
  });
  const { user, type } = renderFinder();
  type('tan');
  await screen.findByRole('option', { name: /^Tan A/ });
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /^Tan B/ })).toHaveAttribute('aria-selected', 'true');
  type('lim');
  expect(await screen.findByRole('option', { name: /^Lim A/ })).toHaveAttribute('aria-selected', 'true');
});
