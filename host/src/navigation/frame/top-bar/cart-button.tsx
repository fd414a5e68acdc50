import type { Agent } from '@portal/shared/contract';
import { LoadingRows, Popover, titleCase } from '@portal/shared/parts';
import { cartSummary } from '@portal/shared/remote';
import { PlaceOutlet } from '@portal/shared/remote/outlets';
import { AnimatePresence, chakra, IconButton, m, moveProps, useLocation, useShell } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CartCustomer } from '../page-customer.ts';
import { useCartHasItems } from './use-cart-has-items.ts';

const Dot = chakra(m.span, {
  base: {
    position: 'absolute',
    top: { base: '10px', md: '8px' },
    insetInlineEnd: { base: '9px', md: '7px' },
    boxSize: '9px',
    borderRadius: 'full',
    bg: 'danger.solid',
    forcedColorAdjust: 'none',
    boxShadow: '0 0 0 2px {colors.bg.surface}',
  },
});

interface CartButtonProps {
  readonly agent: Agent;
  readonly customer: CartCustomer | undefined;
}

/** The cart icon: a dot shows that the customer's cart has items; a press opens its summary (SHL-03, SHL-04). */
export function CartButton({ agent, customer }: CartButtonProps) {
  const { slots } = useShell();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { customerId, name } = customer ?? {};
  const hasItems = useCartHasItems({ userId: agent.uuid, customerId });
  const close = useCallback(() => setOpen(false), []);
  const props = useMemo(
    () => ({
      ...(customerId === undefined
        ? {}
        : { customer: { customerId, ...(name === undefined ? {} : { name: titleCase(name) }) } }),
      onClose: close,
    }),
    [customerId, name, close],
  );
  const preload = () => slots.preload(cartSummary.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
  useEffect(() => setOpen(false), [pathname]);

  return (
    <Popover
      label="Cart Summary"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          aria-label={hasItems ? 'Cart, has items' : 'Cart'}
          onPointerEnter={preload}
          onFocus={preload}
          {...(isOpen ? { bg: 'accent.subtle', color: 'accent.fg' } : {})}
        >
          <ShoppingCart size={20} strokeWidth={1.75} aria-hidden />
          <AnimatePresence initial={false}>
            {hasItems ? <Dot key="dot" data-testid="cart-dot" {...moveProps('dot')} /> : null}
          </AnimatePresence>
        </IconButton>
      }
    >
      <PlaceOutlet
        place={cartSummary}
        props={props}
        loading={<LoadingRows rows={3} label="Loading the cart" />}
      />
    </Popover>
  );
}
