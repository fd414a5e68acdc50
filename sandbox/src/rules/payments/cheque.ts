import type { IsoDate } from '../calendar.ts';

/** Months for which a cheque is valid (domain, section 6). */
const MONTHS = 6;

function monthsBefore(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * Why a cheque is refused: no number, bank or date, a date in the future or more than six months ago; `undefined` when
 * it is accepted.
 */
export function chequeComplaint(
  number: string,
  cheque: { readonly date: IsoDate } | undefined,
  today: IsoDate,
): string | undefined {
  if (number.trim() === '') return 'Enter the cheque number.';
  if (!cheque) return 'Enter the cheque’s bank and date.';
  if (cheque.date > today) return 'The cheque’s date lies in the future.';
  if (cheque.date < monthsBefore(today, MONTHS)) return `The cheque is older than ${MONTHS} months.`;
  return undefined;
}
