import { type WireNumber, wireAmount } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { isEmailAddress } from '../../foundation/email-address.ts';

/** Field schemas that several domains share. */

/** One line of text without control characters and halves of surrogate pairs, which the database refuses. */
export const line = z.string().check(z.refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'control characters'));

/** Text of several lines. */
export const prose = z
  .string()
  .check(z.refine((text) => !/(?![\t\n\r])[\p{Cc}\p{Cs}]/u.test(text), 'control characters'));

/** An e-mail address that a form has read (`readEmail`). */
export const emailAddress = z.string().check(z.refine(isEmailAddress, 'not an e-mail address'));

/** An identifier: opaque, never empty. */
export const id = line.check(z.minLength(1));

/** Text that may be null. */
export const optionalText = z.nullable(z.string());

/** One regular expression for the whole format would overflow the stack at 7 million characters. */
const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));

/** A file's content in base64. */
export const base64 = z.string().check(z.refine(isBase64, 'not base64'));

/** A three-letter currency code. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** The channels of the specification (ITM-10). */
export const channels = ['Digital Transaction', 'Digital Form', 'Digital AOF'] as const;
/** Schema of a channel. */
export const channel = z.enum(channels);
/** A channel of the specification. */
export type Channel = (typeof channels)[number];

/** Codes of the plans; Cash is `CS`. */
export type Plan = 'CS' | 'EPF' | 'PRS';

/** A plan in a request. */
export const planSent = z.enum(['CS', 'EPF', 'PRS']);

/** A plan in a response. Some records say Cash or CASH, which is decoded to `CS`. */
export const plan = z.pipe(
  z.enum(['CS', 'Cash', 'CASH', 'EPF', 'PRS']),
  z.transform((value): Plan => (value === 'Cash' || value === 'CASH' ? 'CS' : value)),
);

/** Amounts by currency. Amounts of different currencies are never added. */
export const amountsByCurrency = z.array(z.object({ currency, amount: wireAmount }));

/** A decimal in a request: a JSON number, which is what `toWire` returns. */
export const sentDecimal: z.Schema<number, number | WireNumber> = z.number();

/** Amounts by currency in a request, as JSON numbers. */
export const amountsSent = z.array(z.strictObject({ currency, amount: sentDecimal }));

/** An integer in a query; the service receives it as text. */
export const queryInt = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))], 'not a whole number'),
  z.transform((value: number | string): number => Number(value)),
);

/** A boolean in a query; the service receives it as text. */
export const queryFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'neither true nor false'),
  z.transform((value: boolean | 'true' | 'false'): boolean => value === true || value === 'true'),
);

/** Several ids in a query, sent separated by commas. */
export const queryIds = z.pipe(
  z.union([z.array(id), line]),
  z.transform((value: string | string[]): readonly string[] =>
    typeof value === 'string' ? value.split(',').filter((item) => item !== '') : value,
  ),
);

/**
 * Returns the schema of the request that puts an item into the customer's cart: this payload, by this channel, with
 * agent and customer. Unknown fields are refused.
 */
export const defineItemBody = <ItemChannel extends Channel, Payload extends z.Schema>(
  itemChannel: ItemChannel,
  payload: Payload,
) =>
  z.strictObject({
    channel: z.literal(itemChannel),
    userId: id,
    customerId: id,
    payload,
    customerName: line,
  });
