import type { WireOf } from '@portal/shared/api/endpoint';
import { pendingTransactions } from '@portal/shared/api/history';
import { decoded, renderSlot, samples } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { toPendingRows } from './pending-rows.ts';
import { PendingTable } from './pending-table.tsx';

type Wire = WireOf<typeof pendingTransactions>[number];

const [sample] = samples.pendingTransactions;
if (!sample) throw new Error('no sample transaction');
const Slot = remoteData.wrap(({ size }: Pick<Wire, 'size'>) => (
  <PendingTable rows={toPendingRows(decoded(pendingTransactions, [{ ...sample, size }]))} />
));

test.each([
  [{ by: 'amount', amount: 1000 }, 'Switch out MYR 1,000.00Switch in MYR 1,000.00', 'MYR 1,000.00'],
  [{ by: 'units', units: 400 }, 'Switch out 400.00 unitsSwitch in at switch price', '400.00 units'],
  [{ by: 'all' }, 'Switch out All unitsSwitch in at switch price', 'All units'],
] as const)('[CLI-06] shows %j as the figures %s', (size, text, figure) => {
  renderSlot(<Slot size={size} />);
  const cell = screen.getByRole('cell', { name: /^Switch out/ });
  expect(cell).toHaveTextContent(text);
  expect(cell.querySelector('[data-private]')).toHaveTextContent(figure);
});
