import { Money } from '@portal/shared/money';
import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';
import type { PaperOrder } from './order-lines.ts';
import { PaperOrders } from './orders.tsx';

const invest = (currency: string): PaperOrder => ({
  id: currency,
  text: {
    title: `Invest ${currency}`,
    legs: [
      {
        direction: 'in',
        scheme: 'CBSUK',
        schemeName: 'Cempaka Biru Sukuk',
        currency,
        size: Money.of(currency, '100.00'),
      },
    ],
    details: [],
    changes: [],
  },
  remarks: [],
});
const sumRows = () => screen.getAllByRole('rowheader', { name: /^(?:To pay|Paid)/ });

test('a sum is named for its currency where there are two', () => {
  const { unmount } = renderPart(<PaperOrders label="Orders" orders={[invest('MYR'), invest('USD')]} />);
  expect(sumRows().map((row) => row.textContent)).toEqual(['To pay, MYR', 'To pay, USD']);
  unmount();
  renderPart(<PaperOrders label="Orders" orders={[invest('MYR')]} isPaid />);
  expect(sumRows().map((row) => row.textContent)).toEqual(['Paid']);
});
