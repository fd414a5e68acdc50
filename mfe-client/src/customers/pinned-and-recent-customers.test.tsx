import { customerInfo } from '@portal/shared/api/customers';
import { fakeApi, renderSlot, samples } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { PinnedAndRecentCustomers } from './pinned-and-recent-customers.tsx';

const List = remoteData.wrap(PinnedAndRecentCustomers);

test('namesakes among pinned and recent customers have their masked identity numbers', async () => {
  fakeApi().reply(customerInfo, {
    ...samples.customerInfo,
    customerId: 'C3',
    name: 'TAN MEI LING',
    idNo: '700101-10-5522',
  });
  renderSlot(
    <List
      book={[]}
      customers={[
        { customerId: 'C1', name: 'TAN MEI LING', maskedId: '880412-••-••33', pinned: true },
        { customerId: 'C3', pinned: true },
        { customerId: 'C7', name: 'TAN MEI LING', maskedId: '910725-••-••48', pinned: false },
      ]}
    />,
  );
  expect(await screen.findByRole('link', { name: /Tan Mei Ling.*ending in 22/ })).toHaveTextContent(
    '700101-••-••22',
  );
  expect(screen.getByRole('link', { name: /Tan Mei Ling.*ending in 33/ })).toHaveTextContent(
    '880412-••-••33',
  );
  expect(screen.getByRole('link', { name: /Tan Mei Ling.*ending in 48/ })).toHaveTextContent(
    '910725-••-••48',
  );
});
