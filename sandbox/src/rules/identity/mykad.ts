import type { IsoDate } from '../calendar.ts';

/** Facts in a MyKad number (domain, section 5). */
interface MyKadFacts {
  readonly dateOfBirth: IsoDate;
  readonly gender: 'M' | 'F';
  readonly placeCode: string;
}

const INVALID_PLACES: ReadonlySet<string> = new Set('00 17 18 19 20 69 70 73 80 81 94 95 96 97'.split(' '));

/**
 * Reads birth date, gender and code of the birth place from a MyKad number, `YYMMDD-PB-###G` (dashes optional);
 * `undefined` when it is not valid on the day `today`. A year later than this one is of the last century.
 */
export function readMyKad(text: string, today: IsoDate): MyKadFacts | undefined {
  const parts = /^(\d{2})(\d{2})(\d{2})-?(\d{2})-?\d{3}(\d)$/.exec(text);
  if (!parts) return undefined;
  const [, yy = '', mm = '', dd = '', placeCode = '', last = ''] = parts;
  const century = Number(yy) > Number(today.slice(2, 4)) ? '19' : '20';
  const dateOfBirth = `${century}${yy}-${mm}-${dd}`;
  const parsed = new Date(`${dateOfBirth}T00:00:00Z`);
  const isRealDate = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(dateOfBirth);
  if (!isRealDate || INVALID_PLACES.has(placeCode) || dateOfBirth > today) return undefined;
  return { dateOfBirth, gender: Number(last) % 2 === 1 ? 'M' : 'F', placeCode };
}
