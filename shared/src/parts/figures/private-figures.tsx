import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';

// An amount with its currency; an amount or units with two decimals (public prices have four); an identity
// number; a masked number.
const figures =
  /(\b(?:RM ?|[A-Z]{3} )\d[\d,]*(?:(?:\.\d+)? million|\.\d\d)?(?![\d%]|\.\d)|\d[\d,]*\.\d\d(?![\d%])(?: units)?|\b\d{6}-?\d\d-?\d{4}\b|(?:[\dA-Z-]+ ?)?•[•\d -]*\d)/;

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
