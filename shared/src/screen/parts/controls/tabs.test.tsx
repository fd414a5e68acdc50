import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findAccessibilityFaults, renderPart } from '../../../testing/render-part.tsx';
import { Segmented } from './segmented.tsx';
import { nextIndex, Tabs } from './tabs.tsx';

const tabs = [
  { id: 'holdings', label: 'Holdings' },
  { id: 'activity', label: 'Activity', count: 2 },
  { id: 'banks', label: 'Bank accounts', count: '1 pending', tone: 'warn' },
] as const;

function Profile() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('holdings');
  return (
    <Tabs label="Customer" tabs={tabs} value={tab} onChange={setTab}>
      <p>{`This is ${tab}`}</p>
    </Tabs>
  );
}

test('a tab that is chosen by mouse names its panel', async () => {
  const user = userEvent.setup();
  renderPart(<Profile />);
  await user.click(screen.getByRole('tab', { name: /Activity/ }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Activity');
  expect(screen.getByRole('tabpanel', { name: /Activity/ })).toHaveTextContent('This is activity');
});

test('arrow keys, Home and End choose a tab; only one tab is in the tab order', async () => {
  const user = userEvent.setup();
  renderPart(<Profile />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Holdings' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Activity/ })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Bank accounts');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Holdings');
  await user.keyboard('{ArrowLeft}{Home}');
  expect(screen.getByRole('tab', { name: 'Holdings' })).toHaveFocus();
  await user.tab();
  for (const tab of screen.getAllByRole('tab')) expect(tab).not.toHaveFocus();
});

test('other keys choose no tab', () => {
  expect(nextIndex('a', 1, 3)).toBe(-1);
  expect(nextIndex('ArrowLeft', 0, 3)).toBe(2);
});

test('tabs have no accessibility faults', async () => {
  const { container } = renderPart(<Profile />);
  expect(await findAccessibilityFaults(container)).toEqual([]);
});

test('segments state which one is pressed', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const { container } = renderPart(
    <Segmented
      label="Currency"
      options={[
        { id: 'MYR', label: 'MYR' },
        { id: 'USD', label: 'USD' },
      ]}
      value="MYR"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('MYR');
  await user.click(screen.getByRole('button', { name: 'USD' }));
  expect(onChange).toHaveBeenCalledWith('USD');
  expect(await findAccessibilityFaults(container)).toEqual([]);
});
