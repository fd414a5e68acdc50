import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';

// An amount with its currency; an amount or units with two decimals (public prices have four); an identity
// number; a masked number. Runs have a limit, so that a long text takes linear time.
const figures =
  /(\b(?:RM ?|[A-Z]{3} )\d[\d,]*(?:(?:\.\d+)? million|\.\d\d)?(?![\d%]|\.\d)|\d[\d,]{0,40}\.\d\d(?![\d%])(?: units)?|\b\d{6}-?\d\d-?\d{4}\b|(?:[\dA-Z-]{1,40} ?)?•[•\d -]{0,40}\d)/;

/** An amount stays in one line with its currency. */
const Figure = chakra('span', { base: { whiteSpace: 'nowrap' } });

/**
 * Shows a text whose figures the privacy view blurs, such as a notice or a text of the service. For a single figure use
 * `MoneyText`, `UnitsText` or `MaskedId`. Children that are not a text stay unchanged.
 */
export function PrivateFigures({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children.split(figures).map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other key
      <Figure key={index} data-private>
        {words}
      </Figure>
    ),
  );
}
