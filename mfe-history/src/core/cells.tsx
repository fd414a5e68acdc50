import { formatDate } from '@portal/shared/dates';
import { Sub, Td } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

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

interface SchemeCellProps {
  readonly name: string;
  /** Below the name: the scheme's code, or the scheme that is switched into. */
  readonly detail: string;
}

/** Cell with a scheme's name, which is the title of a phone's card, and `detail` below it. */
export function SchemeCell({ name, detail }: SchemeCellProps) {
  return (
    <Td lead>
      <Box as="span" fontWeight="medium">
        {name}
      </Box>
      <Sub>{detail}</Sub>
    </Td>
  );
}
