import { PrivateFigures } from '@portal/shared/parts';
import type { ItemDetail } from './item-text.ts';

/** Details in one line: `Scheme: CBSUK · Sales charge: 1.00%`. */
export function ItemDetails({ details }: { readonly details: readonly ItemDetail[] }) {
  return details.map(({ label, value, private: isPrivate }, index) => (
    <span key={label}>
      {index === 0 ? '' : ' · '}
      {`${label}: `}
      {isPrivate ? <span data-private>{value}</span> : <PrivateFigures>{value}</PrivateFigures>}
    </span>
  ));
}
