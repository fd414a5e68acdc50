import { applicationDetail, applicationList } from '@portal/shared/api/applications';
import { resendCheckoutEmail } from '@portal/shared/api/checkout';
import { createSearchState } from '@portal/shared/search-words';
import { fakeApi, renderSlot, samples, testAgent, testShell } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type WireRow, wireRow } from '../core/applications.fixture.ts';
import { remoteData } from '../core/remote-data.ts';
import { ApplicationListPage } from './index.ts';

const Page = remoteData.wrap(ApplicationListPage);

const rows: readonly WireRow[] = [
  wireRow({
    applicationId: 'A1',
    formNo: 'DT-1',
    customerName: 'NURUL HUDA BINTI ZAMRI',
    status: 'Completed',
    submittedAt: '2026-11-18T04:00:00Z',
  }),
  wireRow({
    applicationId: 'A2',
    formNo: 'DT-2',
    customerName: 'LIM KOK SENG',
    status: 'Pending Payment',
    submittedAt: '2026-11-19T04:00:00Z',
    due: [{ currency: 'MYR', amount: 25_000 }],
  }),
  wireRow({
    applicationId: 'A3',
    formNo: 'DT-3',
    status: 'Rejected',
    submittedAt: '2026-11-20T04:00:00Z',
    reason: 'IC back is unreadable',
  }),
];

function renderList(path = '/application', reply: readonly WireRow[] = rows, searchWords = '') {
  const api = fakeApi().reply(applicationList, [...reply]);
  const state = createSearchState(searchWords);
  return { api, ...renderSlot(<Page />, { shell: testShell(), path, state }) };
}

const forms = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link', { name: /^DT-/ }).textContent);

test('[APP-01] requests the agent’s Digital Transaction applications, and lists them newest first', async () => {
  const { api } = renderList();
  expect(await screen.findByRole('link', { name: 'DT-3' })).toBeVisible();
  expect(api.requestsOf(applicationList).map(({ query }) => query)).toEqual([
    { userId: testAgent.uuid, channel: 'Digital Transaction' },
  ]);
  expect(forms()).toEqual(['DT-3', 'DT-2', 'DT-1']);
  expect(screen.getByRole('tab', { name: /Needs you\s*2/ })).toBeVisible();
  expect(screen.getByText('Nurul Huda binti Zamri')).toBeVisible();
  expect(screen.getByText('to be paid')).toHaveTextContent('MYR 25,000.00 to be paid');
  for (const sum of screen.getAllByText('MYR 25,000.00')) expect(sum).toHaveAttribute('data-private');
});

test('[APP-01] a reason with figures is one run of text in its cell', async () => {
  const reason = 'The account has 120.00 units of CBMGF, and the order takes 400.00.';
  renderList('/application', [wireRow({ status: 'Rejected', reason })]);
  const figure = await screen.findByText('400.00');
  expect(figure).toHaveAttribute('data-private');
  const cell = figure.closest('td');
  expect(cell).toHaveTextContent(reason);
  expect(cell?.childNodes).toHaveLength(1);
});

test('[APP-01] the search filters at once and is written to the history’s state, not to the URL', async () => {
  const { user, location } = renderList();
  await screen.findByRole('link', { name: 'DT-3' });
  await user.type(screen.getByRole('searchbox', { name: 'Search applications' }), 'kok');
  expect(forms()).toEqual(['DT-2']);
  await waitFor(() => expect(location().state).toEqual({ searchWords: 'kok' }), { timeout: 5_000 });
  expect(location().search).toBe('');
});

test('[APP-01] a history entry restores tab, status, sort and keyword', async () => {
  renderList('/application?tab=needs-you&status=Rejected&sort=-form', rows, 'dt');
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

test('[APP-01] writes sort and filters to the URL', async () => {
  const { user, location } = renderList();
  await screen.findByRole('link', { name: 'DT-3' });
  await user.click(screen.getByRole('button', { name: 'Form number' }));
  expect(forms()).toEqual(['DT-1', 'DT-2', 'DT-3']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
  expect(forms()).toEqual(['DT-1']);
  expect(location().search).toBe('?status=Completed&sort=form');
});

test('[APP-01] shows a long list in pages', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    wireRow({ applicationId: `A${index}`, formNo: `DT-${100 + index}` }),
  );
  const { user, location } = renderList('/application?sort=form', many);
  expect(await screen.findByText('1–10 of 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(forms()).toEqual(['DT-110', 'DT-111']);
  expect(location().search).toBe('?sort=form&page=2');
});

test('[APP-01] prints all rows that match, on one page', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    wireRow({ applicationId: `A${index}`, formNo: `DT-${100 + index}` }),
  );
  renderList('/application?sort=form', many);
  expect(await screen.findByText('All · 12 applications')).toBeInTheDocument();
  expect(forms()).toHaveLength(10);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(forms()).toHaveLength(12);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(forms()).toHaveLength(10);
});

test('a row’s link opens the application with a preview, and Pay opens payment', async () => {
  const { user, location } = renderList();
  const pay = await screen.findByRole('link', { name: /^Pay .*DT-2$/ });
  expect(pay).toHaveAttribute('href', '/payment?applicationId=A2');
  await user.click(screen.getByRole('link', { name: 'DT-3' }));
  expect(location()).toMatchObject({
    pathname: '/application/detail/A3',
    search: '?formNo=DT-3',
    state: { status: 'Rejected', reason: 'IC back is unreadable', customerName: 'TAN WEI JUN' },
  });
});

test('[CHK-04] resends the customer’s e-mail from a row, also by Try again after a failure', async () => {
  const api = fakeApi()
    .reply(applicationList, [wireRow({ formNo: 'DT-7', status: 'Pending Customer Confirmation' })])
    .reply(applicationDetail, samples.applicationDetail)
    .fail(resendCheckoutEmail, 'network');
  const shell = testShell({ readBackTimes: { arrivalMs: 0, pollMs: 0 } });
  const { user } = renderSlot(<Page />, { shell, path: '/application' });
  await user.click(await screen.findByRole('button', { name: 'Resend e-mail DT-7' }));
  await waitFor(() => expect(shell.notices[0]?.text).toMatch(/^DT-7: /));
  api.reply(resendCheckoutEmail, {
    checkoutId: 'CO-1',
    customerEmail: 'tan@mail.example',
    expiresAt: '2026-11-28T02:00:00Z',
  });
  act(() => shell.notices[0]?.action?.run());
  await waitFor(() => expect(shell.notices[1]?.text).toMatch(/^E-mail of DT-7 sent again/));
  expect(api.requestsOf(resendCheckoutEmail)).toHaveLength(2);
});

test('opens an application on a click anywhere in its row', async () => {
  const { user, location } = renderList();
  await user.click(await screen.findByText('IC back is unreadable'));
  expect(location().pathname).toBe('/application/detail/A3');
});

test('reloads when an application changes', async () => {
  const { api, shell } = renderList();
  await screen.findByRole('link', { name: 'DT-3' });
  api.reply(applicationList, [wireRow({ formNo: 'DT-9' })]);
  act(() => shell.bus.emit('application:changed', {}));
  expect(await screen.findByRole('link', { name: 'DT-9' })).toBeVisible();
});

test('says what will be here before the first application, without tabs and filters', async () => {
  renderList('/application', []);
  expect(await screen.findByText(/^Orders and onboardings that you send are listed here/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a customer' })).toHaveAttribute('href', '/client');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('offers to clear search and filters when nothing matches', async () => {
  const { user } = renderList('/application', rows, 'unmatched');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(forms()).toHaveLength(3);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('shows an error with a retry when the request fails', async () => {
  const api = fakeApi().fail(applicationList, { status: 400 });
  const { user } = renderSlot(<Page />, { shell: testShell(), path: '/application' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Applications could not be loaded');
  expect(screen.queryByText(/are listed here/)).not.toBeInTheDocument();
  // nothing can be searched or saved then
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  api.reply(applicationList, [...rows]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'DT-3' })).toBeVisible();
});

test('[APP-01] Back from a cleared search restores its words and what they find', async () => {
  const { user, goBack } = renderList('/application', rows, 'none such');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(forms()).toEqual(['DT-3', 'DT-2', 'DT-1']);
  goBack();
  expect(screen.getByRole('searchbox', { name: 'Search applications' })).toHaveValue('none such');
  expect(screen.getByText('No application matches “none such”')).toBeVisible();
});
