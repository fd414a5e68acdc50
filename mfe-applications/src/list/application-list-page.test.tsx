import { applicationList } from '@portal/shared/api/applications';
import { fakeApi, renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { type WireRow, wireRow } from '../core/samples.ts';
import { ApplicationListPage } from './index.ts';

const Page = remoteData.wrap(ApplicationListPage);

const rows: readonly WireRow[] = [
  wireRow({
    applicationId: 'A1',
    formNo: 'DT-1',
    customerName: 'NURUL HUDA BINTI ZAMRI',
    status: 'Completed',
  }),
  wireRow({
    applicationId: 'A2',
    formNo: 'DT-2',
    customerName: 'LIM KOK SENG',
    status: 'Pending Payment',
    due: [{ currency: 'MYR', amount: 25_000 }],
  }),
  wireRow({ applicationId: 'A3', formNo: 'DT-3', status: 'Rejected', reason: 'IC back is unreadable' }),
];

function open(path = '/application', replied: readonly WireRow[] = rows) {
  const api = fakeApi().reply(applicationList, [...replied]);
  return { api, ...renderSlot(<Page />, { shell: testShell(), path }) };
}

const forms = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link', { name: /^DT-/ }).textContent);

test('[APP-01] asks for the agent’s applications on channel Digital Transaction, and lists what needs it first', async () => {
  const { api } = open();
  expect(await screen.findByRole('link', { name: 'DT-3' })).toBeVisible();
  expect(api.requestsOf(applicationList).map(({ query }) => query)).toEqual([
    { userId: testAgent.uuid, channel: 'Digital Transaction' },
  ]);
  expect(forms()).toEqual(['DT-3', 'DT-2', 'DT-1']);
  expect(screen.getByRole('tab', { name: /Needs you\s*2/ })).toBeVisible();
  expect(screen.getByText('Nurul Huda binti Zamri')).toBeVisible();
  expect(screen.getByText('to be paid')).toHaveTextContent('MYR 25,000.00 to be paid');
  expect(screen.getByText('MYR 25,000.00')).toHaveAttribute('data-private');
});

test('[APP-01] the search narrows the list at once and reaches the URL', async () => {
  const { user, location } = open();
  await screen.findByRole('link', { name: 'DT-3' });
  await user.type(screen.getByRole('searchbox', { name: 'Search applications' }), 'kok');
  expect(forms()).toEqual(['DT-2']);
  await waitFor(() => expect(location().search).toBe('?keyword=kok'), { timeout: 5_000 });
});

test('[APP-01] a pasted link restores tab, status, sort and words', async () => {
  open('/application?tab=needs-you&status=Rejected&sort=-form&keyword=dt');
  expect(await screen.findByRole('link', { name: 'DT-3' })).toBeVisible();
  expect(forms()).toEqual(['DT-3']);
  expect(screen.getByRole('tab', { name: /Needs you/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Rejected');
  expect(screen.getByRole('columnheader', { name: 'Form number' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(screen.getByRole('searchbox')).toHaveValue('dt');
});

test('[APP-01] columns sort, filters filter, and both stand in the URL', async () => {
  const { user, location } = open();
  await screen.findByRole('link', { name: 'DT-3' });
  await user.click(screen.getByRole('button', { name: 'Form number' }));
  expect(forms()).toEqual(['DT-1', 'DT-2', 'DT-3']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
  expect(forms()).toEqual(['DT-1']);
  expect(location().search).toBe('?status=Completed&sort=form');
});

test('[APP-01] pages through a long list', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    wireRow({ applicationId: `A${index}`, formNo: `DT-${100 + index}` }),
  );
  const { user, location } = open('/application?sort=form', many);
  expect(await screen.findByText('1–10 of 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(forms()).toEqual(['DT-110', 'DT-111']);
  expect(location().search).toBe('?sort=form&page=2');
});

test('a row opens by its link, with what the list knows; payment has a way of its own', async () => {
  const { user, location } = open();
  const pay = await screen.findByRole('link', { name: 'Pay DT-2' });
  expect(pay).toHaveAttribute('href', '/payment?applicationId=A2');
  await user.click(screen.getByRole('link', { name: 'DT-3' }));
  expect(location()).toMatchObject({
    pathname: '/application/detail/A3',
    search: '?formNo=DT-3',
    state: { status: 'Rejected', reason: 'IC back is unreadable', customerName: 'TAN WEI JUN' },
  });
});

test('a row opens on a click anywhere in it', async () => {
  const { user, location } = open();
  await user.click(await screen.findByText('IC back is unreadable'));
  expect(location().pathname).toBe('/application/detail/A3');
});

test('an application that changes is read again', async () => {
  const { api, shell } = open();
  await screen.findByRole('link', { name: 'DT-3' });
  api.reply(applicationList, [wireRow({ formNo: 'DT-9' })]);
  act(() => shell.bus.emit('application:changed', {}));
  expect(await screen.findByRole('link', { name: 'DT-9' })).toBeVisible();
});

test('nothing yet is not the same as nothing that fits', async () => {
  open('/application', []);
  expect(await screen.findByText('No applications yet')).toBeVisible();
});

test('nothing that fits offers to clear search and filters', async () => {
  const { user } = open('/application?keyword=nobody');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(forms()).toHaveLength(3);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a failure is told, never empty, and can be tried again', async () => {
  const api = fakeApi().fail(applicationList, { status: 400 });
  const { user } = renderSlot(<Page />, { shell: testShell(), path: '/application' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Applications could not be loaded');
  expect(screen.queryByText('No applications yet')).not.toBeInTheDocument();
  api.reply(applicationList, [...rows]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'DT-3' })).toBeVisible();
});
