import { Segmented } from '@portal/shared/parts';
import { type CartFilter, type CartView, cartFilters } from './cart-view.ts';

/** Names of the cart's filters, as their buttons show them. */
export const filterNames = {
  all: 'All',
  ready: 'Ready',
  warning: 'Warning',
  blocked: 'Blocked',
} as const satisfies Record<CartFilter, string>;

interface CartFiltersProps extends Pick<CartView, 'counts'> {
  readonly filter: CartFilter;
  readonly onShow: (filter: CartFilter) => void;
}

/** Switch between all items and those of one state, with the number of each; nothing while all are in one state. */
export function CartFilters({ filter, counts, onShow }: CartFiltersProps) {
  const filters = cartFilters.filter((id) => id === filter || id === 'all' || counts[id] > 0);
  if (filter === 'all' && filters.every((id) => counts[id] === counts.all)) return null;
  return (
    <Segmented
      label="Filter items"
      value={filter}
      onChange={onShow}
      options={filters.map((id) => ({ id, label: `${filterNames[id]} ${counts[id]}` }))}
    />
  );
}
