import { PrivateFigures } from '@portal/shared/parts';
import type { ItemDetail } from './item-text.ts';

/**
 * Shows details in one line: `Scheme: CBSUK · Sales charge: 1.00%`. The privacy view blurs private ones and figures.
 */
export function ItemDetails({ details }: { readonly details: readonly ItemDetail[] }) {
  return details.map(({ label, value, private: isPrivate }, index) => (
    <span key={label}>
      {index === 0 ? '' : ' · '}
      {`${label}: `}
      {isPrivate ? <span data-private>{value}</span> : <PrivateFigures>{value}</PrivateFigures>}
    </span>
  ));
}
