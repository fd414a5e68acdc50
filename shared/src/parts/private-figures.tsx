import type { ReactNode } from 'react';

// An amount with its currency; an amount or units, with two decimals (prices have four, and percentages are everybody's);
// an identity number; a number with its middle hidden.
const figures =
  /(\b(?:RM ?|[A-Z]{3} )\d[\d,]*(?:(?:\.\d+)? million|\.\d\d)?(?![\d%]|\.\d)|\d[\d,]*\.\d\d(?![\d%])(?: units)?|\b\d{6}-?\d\d-?\d{4}\b|(?:[\dA-Z-]+ ?)?•[•\d -]*\d)/;

/**
 * A sentence of which only the figures are private, such as a notice, or a reason in the service's own words. A figure
 * that stands alone has a part of its own (`MoneyText`, `UnitsText`, `MaskedId`). What is no text is let be.
 */
export function PrivateFigures({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children.split(figures).map((words, place) =>
    place % 2 === 0 ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is nothing but its place
      <span key={place} data-private>
        {words}
      </span>
    ),
  );
}
