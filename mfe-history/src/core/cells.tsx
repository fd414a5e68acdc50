import { formatDate } from '@portal/shared/dates';
import { Td } from '@portal/shared/parts';
import { Box, Span } from '@portal/shared/ui';

interface DateCellProps {
  readonly label: string;
  /** YYYY-MM-DD; `Not yet` without one. */
  readonly date: string | null;
}

/**
 * Cell with a date that does not break; `Not yet` when `date` is `null`. `label` is the column's head, for a phone's
 * cards.
 */
export function DateCell({ label, date }: DateCellProps) {
  return (
    <Td label={label}>
      <Box as="span" whiteSpace="nowrap">
        {date === null ? 'Not yet' : formatDate(date)}
      </Box>
    </Td>
  );
}

interface FundCellProps {
  readonly name: string;
  /** After the name: the fund's code, or the fund that is switched into. */
  readonly detail: string;
}

/** Cell with a fund's name, which is the title of a phone's card, and `detail` after it. */
export function FundCell({ name, detail }: FundCellProps) {
  return (
    <Td lead>
      <Box as="span" fontWeight="medium">
        {name}
      </Box>{' '}
      <Span color="fg.muted">{detail}</Span>
    </Td>
  );
}
