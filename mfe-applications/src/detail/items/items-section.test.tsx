import { applicationDetail } from '@portal/shared/api/applications';
import { bankarWire, renderSlot } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { wireApplication } from '../../core/applications.fixture.ts';
import { ItemsSection } from './items-section.tsx';

type WireItem = ReturnType<typeof wireApplication>['items'][number];

const withItem = (item?: WireItem['item']) => {
  const wire = wireApplication();
  const items = item ? wire.items.map((each) => ({ ...each, item })) : wire.items;
  return applicationDetail.response.parse({ ...wire, items });
};

test('[APP-02] a column is shown where some item has a value for it', () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const { items, status } = withItem();
  const { unmount } = renderSlot(<ItemsSection items={items} status={status} />);
  expect(heads()).toEqual(['Item', 'Account', 'Amount']);
  unmount();
  renderSlot(
    <ItemsSection items={withItem({ type: 'bankar', payload: bankarWire }).items} status={status} />,
  );
  expect(heads()).toEqual(['Item', 'Account']);
});
