import { waitForIdlePage } from '@portal/shared/idle-page';
import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { chakra } from '@portal/shared/ui';
import type { CheckoutVerdictProps } from '../../checkout/index.ts';
import { checkoutParts } from '../../core/items/checkout-parts.ts';

/**
 * The verdict is code of the checkout, because its rule is the checkout's. It is fetched when the cart is on screen, as
 * the chunk of the checkout's slot, which the agent needs next.
 */
const verdictCode = createLazyCode(async () => {
  await waitForIdlePage({ timeout: 2_000 });
  const checkout = await import(
    /* webpackChunkName: "__federation_expose_checkout" */ '../../checkout/index.ts'
  );
  return checkout.CheckoutVerdict;
});

/** In the place of a verdict's title, beside the room for its mark. */
const Placeholder = chakra('div', {
  base: { order: '-1', display: 'flex', alignItems: 'center', minH: '6', ps: '7', fontWeight: 'medium' },
});

/**
 * Says whether the chosen items can be checked out, or lists what is missing (`CheckoutVerdict`, whose code is loaded
 * lazily; `Checking…` until then). Shows nothing when that code cannot be loaded: the checkout says the same. It is the
 * end of a column, as `CheckoutVerdict` is.
 */
export function Verdict(props: CheckoutVerdictProps) {
  const code = useLazyCode(verdictCode);
  // the checkout says the same, so a failure of the code is no news
  if (code.status === 'failed') return null;
  if (code.status === 'ok') return <code.value {...props} />;
  return checkoutParts(props.chosen).map(({ id }) => <Placeholder key={id}>Checking…</Placeholder>);
}
