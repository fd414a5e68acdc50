import { oldestChequeDate } from '@portal/shared/payment-methods';
import type { IsoDate } from '../calendar.ts';

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
  if (cheque.date < oldestChequeDate(today)) return 'The cheque is older than 6 months.';
  return undefined;
}
