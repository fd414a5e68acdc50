import { deleteFromCart } from '@portal/shared/api/cart';
import { screen, waitFor } from '@testing-library/react';
import { CartPage } from '../../../mfe-cart/src/cart/index.ts';
import { remoteData } from '../../../mfe-cart/src/core/remote-data.ts';
import type { Row } from '../row.ts';
import { seedInvestment } from '../seeding.ts';
import { findButton } from '../stage.tsx';

const Cart = remoteData.wrap(CartPage);

/** Waits until no removal is stored any more: the service has answered. */
const untilRemovalIsOver = () =>
  waitFor(
    () => expect(Object.keys(localStorage).filter((key) => key.startsWith('portal:removal'))).toEqual([]),
    { timeout: 15_000 },
  );

export const cartRows: readonly Row[] = [
  {
    call: deleteFromCart,
    on: 'cart',
    // what the service did not confirm is only hidden (CRT-03)
    isReadBack: false,
    words: {
      done: /^(?!.*not confirmed).*Your cart is empty/,
      not: /was not removed/,
      unknown: /Removed here, not confirmed/,
    },
    async open(stage) {
      await seedInvestment(stage);
      const { customerId } = stage.customer;
      const path = `/cart?customerId=${customerId}`;
      const user = stage.open(<Cart />, remoteData, { path });
      const remove = async () => {
        await user.click(await findButton('Remove 1 chosen'));
        await screen.findByText('Undo');
        stage.endNotices();
        await untilRemovalIsOver();
      };
      await findButton('Remove 1 chosen');
      return {
        press: remove,
        async pressAgain() {
          // a removal that failed is hidden until the page is loaded again
          stage.end();
          stage.open(<Cart />, remoteData, { path });
          await remove();
        },
        count: async () => (await stage.effects()).items.filter(({ state }) => state === 'removed').length,
      };
    },
  },
];
