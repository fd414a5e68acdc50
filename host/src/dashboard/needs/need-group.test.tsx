import { applicationList } from '@portal/shared/api/applications';
import { within } from '@testing-library/react';
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
