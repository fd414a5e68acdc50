import { wireAmount } from '@portal/shared/money';
import * as z from '@portal/shared/schema';

/** Field kinds that several domains share. */

/** One line of text: no characters that control a device, which no person types and no database keeps. */
export const line = z.string().check(z.refine((text) => !/\p{Cc}/u.test(text), 'control characters'));

/** Text of several lines. */
export const prose = z
  .string()
  .check(z.refine((text) => !/(?![\t\n\r])\p{Cc}/u.test(text), 'control characters'));

/** An identifier: opaque, never empty. */
export const id = line.check(z.minLength(1));

/** Text that a record may lack. */
export const optionalText = z.nullable(z.string());

/** A three-letter currency code. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** The channels of the specification (section 9). */
export const channels = ['Digital Transaction', 'Digital Form', 'Digital AOF'] as const;
export const channel = z.enum(channels);
export type Channel = (typeof channels)[number];

/** A plan as the wire wants it: Cash is `CS`. */
export type Plan = 'CS' | 'EPF' | 'PRS';

/** A plan in a request. */
export const planSent = z.enum(['CS', 'EPF', 'PRS']);

/** A plan in a response: some records still say Cash or CASH, which means `CS`. */
export const plan = z.pipe(
  z.enum(['CS', 'Cash', 'CASH', 'EPF', 'PRS']),
  z.transform((value): Plan => (value === 'Cash' || value === 'CASH' ? 'CS' : value)),
);

/** Amounts of several currencies; they are never added up. */
export const amountsByCurrency = z.array(z.object({ currency, amount: wireAmount }));

/** Amounts of several currencies in a request: JSON numbers. */
export const amountsSent = z.array(z.strictObject({ currency, amount: z.number() }));

/** A whole number in a query; it arrives as text at the service. */
export const queryInt = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))], 'not a whole number'),
  z.transform((value: number | string): number => Number(value)),
);

/** Yes or no in a query; it arrives as text at the service. */
export const queryFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'neither true nor false'),
  z.transform((value: boolean | 'true' | 'false'): boolean => value === true || value === 'true'),
);

/** Several ids in a query, separated by commas on the wire. */
export const queryIds = z.pipe(
  z.union([z.array(id), line]),
  z.transform((value: string | string[]): readonly string[] =>
    typeof value === 'string' ? value.split(',').filter((item) => item !== '') : value,
  ),
);
