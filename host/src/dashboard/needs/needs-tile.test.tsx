import { applicationList } from '@portal/shared/api/applications';
import { act, screen, within } from '@testing-library/react';
import { application, fakeDashboardApi, findTile, renderDashboard } from '../testing/index.tsx';

beforeEach(() => localStorage.clear());

test('shows one action for each need, and updates when an application changes', async () => {
  const { api, shell } = renderDashboard(fakeDashboardApi(), { reference: { satForms: [] } });
  const needs = await findTile(/Needs you/);
  expect(await within(needs).findByRole('link', { name: 'Pay MYR 25,000.00 DT-1' })).toHaveAttribute(
    'href',
    '/payment?applicationId=A1',
  );
  api.reply(applicationList, [{ ...application, status: 'Submitted' }]);
  act(() => shell.bus.emit('application:changed', {}));
  expect(await within(needs).findByText('Nothing needs you')).toBeVisible();
});

test('lists open suitability forms, whose failure leaves the applications', async () => {
  const form = {
    id: 'SAT-1',
    customerId: 'C 9',
    customerName: 'TAN MEI LING',
    updatedAt: '2026-11-20T04:00:00Z',
  };
  const satForms = [
    { ...form, status: 'Draft' },
    { ...form, id: 'SAT-2', status: 'Submitted' },
  ];
  const first = renderDashboard(fakeDashboardApi(), { reference: { satForms } });
  const needs = await findTile(/Needs you\s*2/);
  expect(within(needs).getByRole('link', { name: 'Continue SAT-1' })).toHaveAttribute(
    'href',
    '/sat?customerId=C+9',
  );
  first.unmount();
  renderDashboard(fakeDashboardApi(), { failedReference: ['satForms'] });
  expect(await screen.findByText('Suitability forms could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay MYR 25,000.00 DT-1' })).toBeVisible();
});

test('shows five needs until Show more', async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    ...application,
    applicationId: `A${index}`,
    formNo: `DT-${index}`,
  }));
  const { user } = renderDashboard(fakeDashboardApi().reply(applicationList, many));
  const needs = await findTile(/Needs you\s*7/);
  expect(within(needs).getAllByRole('link', { name: /^Pay/ })).toHaveLength(5);
  await user.click(within(needs).getByRole('button', { name: 'Show 2 more' }));
  expect(within(needs).getAllByRole('link', { name: /^Pay/ })).toHaveLength(7);
});
