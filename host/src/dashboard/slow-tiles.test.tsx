import { applicationList } from '@portal/shared/api/applications';
import { fakeApi, renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { hostData } from '../core/host-data.ts';
import { NeedsTile } from './needs-tile.tsx';
import { TopFundsTile } from './top-funds-tile.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Tiles = hostData.wrap(() => (
  <>
    <NeedsTile agent={testAgent} today="2026-11-21" />
    <TopFundsTile />
  </>
));

const show = async (shell = testShell()) => {
  fakeApi().reply(applicationList, []);
  renderSlot(<Tiles />, { shell, path: '/dashboard' });
  await act(() => jest.advanceTimersByTimeAsync(7_900));
  expect(screen.queryByText('Still working…')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
};

test('what takes 8 seconds says that it is still on its way: suitability forms and funds too', async () => {
  await show();
  for (const name of [/^Needs you/, 'Top performing funds'])
    expect(within(screen.getByRole('region', { name })).getByText('Still working…')).toBeVisible();
});

test('what is there, or has failed, says nothing of the kind', async () => {
  const reference = { satForms: [], topPerformingFunds: [], documents: [] };
  await show(testShell({ reference }));
  expect(screen.queryByText('Still working…')).toBeNull();
  await show(testShell({ failedReference: ['satForms', 'topPerformingFunds'] }));
  expect(screen.queryByText('Still working…')).toBeNull();
});
