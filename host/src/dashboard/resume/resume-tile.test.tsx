import { testAgent, testDrafts } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { getLastPage } from '../../core/customers/last-page.ts';
import { fakeDashboardApi, findTile, openedCustomer, renderDashboard } from '../testing/index.tsx';

beforeEach(() => localStorage.clear());

const path = '/client-profile?customerId=C1&transaction=invest&scheme=CBSUK';

test('is absent until a customer was opened', async () => {
  renderDashboard(fakeDashboardApi());
  expect(await findTile('Recent and pinned')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Resume' })).toBeNull();
});

test('says what will be here where another agent opened a customer before', async () => {
  localStorage.setItem('last-page:of-another-agent', '');
  renderDashboard(fakeDashboardApi());
  const tile = await findTile('Resume');
  expect(await within(tile).findByText(/^The customer that you opened last/)).toBeVisible();
  expect(within(tile).queryByRole('link')).toBeNull();
});

test('leads back to the last customer’s drawer, and says that it has a draft', async () => {
  act(() => getLastPage(testAgent.subject).update(() => ({ customerId: 'C1', path, at: Date.now() })));
  const withoutDraft = renderDashboard(fakeDashboardApi(), {}, [openedCustomer]);
  const link = await screen.findByRole('link', { name: 'Open the investment for Tan Mei Ling' });
  expect(link).toHaveAttribute('href', path);
  withoutDraft.unmount();

  const drafts = testDrafts({ 'invest:C1': { savedAt: Date.now(), value: {}, fromHere: true } });
  renderDashboard(fakeDashboardApi(), { drafts }, [openedCustomer]);
  const resume = await screen.findByRole('link', { name: 'Continue investing for Tan Mei Ling' });
  expect(resume).toHaveAttribute('href', path);
  expect(await findTile('Resume')).toHaveTextContent('Draft, just now');
});

test('[ONB-01] leads back to an onboarding that is kept only on this device, by its typed name', async () => {
  const onboarding = { customerId: 'ONB-1', path: '/onboarding?onboarding=ONB-1', at: Date.now() };
  act(() => getLastPage(testAgent.subject).update(() => onboarding));
  const value = { answers: { identity: { name: 'TAN MEI LING' } } };
  const drafts = testDrafts({ 'onboarding:ONB-1': { savedAt: Date.now(), value, fromHere: true } });
  renderDashboard(fakeDashboardApi(), { drafts });
  const link = await screen.findByRole('link', { name: 'Continue the onboarding for Tan Mei Ling' });
  expect(link).toHaveAttribute('href', onboarding.path);
  expect(await findTile('Resume')).toHaveTextContent('Onboarding not finished');
});

test('says that a draft cannot be read, and leaves it to its form', async () => {
  act(() => getLastPage(testAgent.subject).update(() => ({ customerId: 'C1', path, at: Date.now() })));
  const unreadable = { savedAt: Date.now(), value: undefined, fromHere: false, isUnreadable: true };
  const drafts = testDrafts({ 'sat:C1': unreadable });
  renderDashboard(fakeDashboardApi(), { drafts }, [openedCustomer]);
  const link = await screen.findByRole('link', { name: 'Open the assessment for Tan Mei Ling' });
  expect(link).toHaveAttribute('href', '/sat?customerId=C1');
  expect(await findTile('Resume')).toHaveTextContent('Suitability assessment: draft cannot be read');
  expect([...drafts.kept.keys()]).toEqual(['sat:C1']);
});
