import { formatCount } from '@portal/shared/counts';
import { Button, chakra } from '@portal/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';

const Bar = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
});
const Range = chakra('span', { base: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums lining-nums' } });
const Buttons = chakra('span', { base: { display: 'flex', gap: '2' } });

/** Props of `Pagination`. */
export interface PaginationProps {
  /** Page number, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Number of rows on all pages. */
  readonly total: number;
  /** Rows on a page. If absent, the page number is shown instead of the rows. */
  readonly pageSize?: number;
  readonly onPage: (page: number) => void;
}

/**
 * `1–10 of 86` with Previous and Next, which call `onPage` with a page number from 1. Without `pageSize` it shows the
 * page's number in place of the rows. One page has no buttons. Put it into a `CardFooter`.
 */
export function Pagination({ page, pageCount, total, pageSize, onPage }: PaginationProps) {
  return (
    <Bar role="group" aria-label="Pages">
      <Range aria-live="polite">{rangeText(page, pageCount, total, pageSize)}</Range>
      {pageCount > 1 ? (
        <Buttons>
          <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden />
            Previous
          </Button>
          <Button variant="outline" size="sm" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
            Next
            <ChevronRight aria-hidden />
          </Button>
        </Buttons>
      ) : null}
    </Bar>
  );
}

/**
 * Returns the text for the rows of a page, numbered from 1: `11–20 of 86`; `0 of 0` without rows. Without `pageSize` it
 * names the page: `Page 2 of 9, 86 in all`.
 */
export function rangeText(page: number, pageCount: number, total: number, pageSize?: number): string {
  if (total === 0) return '0 of 0';
  if (pageSize === undefined) return `Page ${page} of ${pageCount}, ${formatCount(total)} in all`;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`;
}
