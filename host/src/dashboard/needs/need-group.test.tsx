import { applicationList } from '@portal/shared/api/applications';
import { renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { within } from '@testing-library/react';
import Dashboard from '../dashboard.tsx';
import { application, completeBook, fakeDashboardApi, findTile, renderDashboard } from '../testing/index.tsx';

beforeEach(() => localStorage.clear());

test('the open line of a group of one says what its row does not', async () => {
  const applications = [
    { ...application, status: 'Rejected' as const },
    { ...application, applicationId: 'A2', formNo: 'DT-2', status: 'Pending Documents' as const },
  ];
  const { user } = renderDashboard(fakeDashboardApi().reply(applicationList, applications), {
    reference: { satForms: [], customers: completeBook() },
  });
  const needs = await findTile(/Needs you\s*2/);
  const rejected = within(needs).getByRole('button', { name: /^Rejected\s*1/ });
  const documents = within(needs).getByRole('button', { name: /^Documents due\s*1/ });
  expect(documents).toHaveAttribute('aria-expanded', 'true');
  expect(documents).not.toHaveTextContent('Lim Kok Seng');
  await user.click(rejected);
  expect(rejected).toHaveAttribute('aria-expanded', 'true');
  expect(rejected).toHaveTextContent('By the customer');
  await user.click(documents);
  expect(documents).toHaveTextContent('Lim Kok Seng');
});

test('groups that were opened and rows that Show more has shown are there after a reload', async () => {
  const applications = Array.from({ length: 70 }, (_, index) => ({
    ...application,
    applicationId: `A${index}`,
    formNo: `DT-${index}`,
    status: index < 2 ? ('Rejected' as const) : application.status,
  }));
  const { user, location, unmount } = renderDashboard(
    fakeDashboardApi().reply(applicationList, applications),
  );
  await user.click(
    within(await findTile(/Needs you\s*70/)).getByRole('button', { name: 'Show 50 of 63 more' }),
  );
  await user.click(within(await findTile(/Needs you\s*70/)).getByRole('button', { name: /^Rejected\s*2/ }));
  const { state } = location();
  unmount();
  renderSlot(<Dashboard agent={testAgent} recent={[]} />, { shell: testShell(), path: '/dashboard', state });
  const needs = await findTile(/Needs you\s*70/);
  expect(within(needs).getAllByRole('link', { name: /^Pay/ })).toHaveLength(55);
  expect(within(needs).getByRole('button', { name: /^Rejected\s*2/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
