import { PrivateFigures } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { Fragment } from 'react';
import type { ItemDetail } from './item-text.ts';

/** One line as long as it fits, with the dot after it, so that no line begins with a dot. */
const Unbroken = chakra('span', { base: { display: 'inline-block' } });

/**
 * Shows details in one line: `CBSUK · charge 1.00% · reinvest`. The privacy view blurs private ones and figures.
 */
export function ItemDetails({ details }: { readonly details: readonly ItemDetail[] }) {
  return details.map(({ label, value, private: isPrivate }, index) => (
    <Fragment key={`${label} ${value}`}>
      <Unbroken>
        {label === undefined ? null : `${label} `}
        {isPrivate ? <span data-private>{value}</span> : <PrivateFigures>{value}</PrivateFigures>}
        {index < details.length - 1 ? ' ·' : null}
      </Unbroken>{' '}
    </Fragment>
  ));
}
