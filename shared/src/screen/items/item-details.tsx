import { PrivateFigures } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { Fragment } from 'react';
import type { ItemDetail } from '../../domain/items/item-text.ts';

/** Cuts off the dot before the first detail of a line, so that no line begins or ends with a dot. */
const Clip = chakra('span', { base: { display: 'block', overflowX: 'clip' } });
const Lines = chakra('span', { base: { display: 'block', ms: '-0.55em' } });
const Unbroken = chakra('span', {
  base: {
    display: 'inline-block',
    ps: '0.55em',
    '&:not(:first-child)::before': { content: '"·"', display: 'inline-block', w: '0.55em', ms: '-0.55em' },
  },
});

/**
 * Shows details in one line: `CBSUK · charge 1.00% · reinvest`, or in several without a dot at their ends. The privacy
 * view blurs private ones and figures.
 */
export function ItemDetails({ details }: { readonly details: readonly ItemDetail[] }) {
  return (
    <Clip>
      <Lines>
        {details.map(({ label, value, private: isPrivate }) => (
          <Fragment key={`${label} ${value}`}>
            <Unbroken>
              {label === undefined ? null : `${label} `}
              {isPrivate ? <span data-private>{value}</span> : <PrivateFigures>{value}</PrivateFigures>}
            </Unbroken>{' '}
          </Fragment>
        ))}
      </Lines>
    </Clip>
  );
}
