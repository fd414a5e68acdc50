import { createParcel } from '@portal/shared/ui';
import { CartPage } from '../../../mfe-cart/src/cart/index.ts';
import { remoteData } from '../../../mfe-cart/src/core/remote-data.ts';

/** The cart as a later release has it: with a line that an agent can see. */
function NotedCart() {
  return (
    <>
      <p>Released while you worked</p>
      <CartPage />
    </>
  );
}

export default createParcel(remoteData.wrap(NotedCart));
