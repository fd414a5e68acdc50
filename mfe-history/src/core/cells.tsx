import { formatDate } from '@portal/shared/dates';
import { Sub, Td } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

interface DateCellProps {
  readonly label: string;
  /** YYYY-MM-DD; `Not yet` without one. */
  readonly date: string | null;
}

/** Cell with a date, which does not break. */
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

/** Cell with a scheme, which is the title of a phone's card. */
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
