import { formatDate, isDate } from '@portal/shared/dates';

/** Months after which a statement is too old (domain, section 5). */
const monthsValid = 3;

/** Longest name of a file that is sent with its date. */
const longestName = 180;

/** Returns the date of the oldest statement that is accepted on a day, both YYYY-MM-DD. */
export function oldestStatement(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - monthsValid, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

/**
 * Returns the text to show for a bank statement's date that is empty, invalid, in the future or too old; `undefined` when
 * the date is accepted. Dates are YYYY-MM-DD.
 */
export function statementDateProblem(date: string, today: string): string | undefined {
  if (!isDate(date)) return 'Enter the date of the statement.';
  if (date > today) return 'The date of the statement is in the future.';
  const oldest = oldestStatement(today);
  return date < oldest
    ? `The statement is older than 3 months: ask for one of ${formatDate(oldest)} or later.`
    : undefined;
}

/**
 * Returns the name under which a bank statement is sent: its date (YYYY-MM-DD) and the end of the file's name, because
 * the payload has no field for the date.
 */
export const datedName = (date: string, fileName: string): string =>
  `${date} ${fileName.slice(-longestName)}`;

/** Returns date and name of a statement that was sent; an empty date when the name has none. */
export function readDatedName(sent: string): { readonly date: string; readonly name: string } {
  const [, date = '', name = ''] = /^(\d{4}-\d{2}-\d{2}) (.+)$/.exec(sent) ?? [];
  return isDate(date) ? { date, name } : { date: '', name: sent };
}
