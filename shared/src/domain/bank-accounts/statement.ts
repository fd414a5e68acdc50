import { formatDate, isDate, monthsBefore } from '@portal/shared/dates';

/** Months after which a statement is too old (docs/domain.md, section 5). */
const monthsValid = 3;

/** Longest name of a file that is sent with its date. */
const longestName = 180;

/**
 * Returns the date of the oldest bank statement that is accepted on the day `today`: three months before, or the last
 * day of a shorter month. Both are YYYY-MM-DD.
 */
export const oldestStatementDate = (today: string): string => monthsBefore(today, monthsValid);

/**
 * Returns the text to show for a bank statement's date that is empty, invalid, in the future or too old; `undefined` when
 * the date is accepted. Dates are YYYY-MM-DD.
 */
export function statementDateProblem(date: string, today: string): string | undefined {
  if (!isDate(date)) return 'Enter the date of the statement.';
  if (date > today) return 'The date of the statement is in the future.';
  const oldest = oldestStatementDate(today);
  return date < oldest
    ? `The statement is older than 3 months: ask for one of ${formatDate(oldest)} or later.`
    : undefined;
}

/**
 * Returns the name under which a bank statement is sent: its date (YYYY-MM-DD), a space and the end of the file's name,
 * because the payload has no field for the date. `readDatedName` reads it.
 */
export const datedName = (date: string, fileName: string): string =>
  `${date} ${fileName.slice(-longestName)}`;

/**
 * Returns date (YYYY-MM-DD) and file name from the name under which a bank statement was sent (`datedName`). Without a
 * valid date in front, the date is empty and the name is all of `sent`.
 */
export function readDatedName(sent: string): { readonly date: string; readonly name: string } {
  const [, date = '', name = ''] = /^(\d{4}-\d{2}-\d{2}) (.+)$/.exec(sent) ?? [];
  return isDate(date) ? { date, name } : { date: '', name: sent };
}
