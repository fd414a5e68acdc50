import { ButtonLink, EmptyState } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';

export const examples = {
  EmptyState: () => (
    <EmptyState
      icon={<ShoppingCart aria-hidden />}
      title="Your cart is empty."
      action={<ButtonLink to="/client">Find a customer</ButtonLink>}
    >
      Orders that you add are here until you check them out.
    </EmptyState>
  ),
};
