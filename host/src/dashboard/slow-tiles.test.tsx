import { applicationList } from '@portal/shared/api/applications';
import { fakeApi, renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { hostData } from '../core/loading/host-data.ts';
import { TopFundsTile } from './funds/top-funds-tile.tsx';
import { NeedsTile } from './needs/needs-tile.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Tiles = hostData.wrap(() => (
  <>
    <NeedsTile agent={testAgent} now={new Date()} isBelowShown />
    <TopFundsTile agent={testAgent} />
  </>
));

const renderForEightSeconds = async (shell = testShell()) => {
  fakeApi().reply(applicationList, []);
  renderSlot(<Tiles />, { shell, path: '/dashboard' });
  await act(() => jest.advanceTimersByTimeAsync(7_900));
  expect(screen.queryByText('Still working…')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
};

test('shows Still working after 8 s, also for suitability forms and funds', async () => {
  await renderForEightSeconds();
  for (const name of [/^Needs you/, 'Top performing funds'])
    expect(within(screen.getByRole('region', { name })).getByText('Still working…')).toBeVisible();
});

test('does not show Still working for loaded or failed tiles', async () => {
  const reference = { satForms: [], topPerformingFunds: [], documents: [] };
  await renderForEightSeconds(testShell({ reference }));
  expect(screen.queryByText('Still working…')).toBeNull();
  await renderForEightSeconds(testShell({ failedReference: ['satForms', 'topPerformingFunds'] }));
  expect(screen.queryByText('Still working…')).toBeNull();
});
