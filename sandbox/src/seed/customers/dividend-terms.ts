import type { DecimalText } from '../../rules/money.ts';
import { ratio } from '../../rules/money.ts';

/** A dividend is 3.2% of the price: the price divided by this. */
const PRICE_PER_DIVIDEND = '31.25';

/** Days from the declaration of a dividend to its payment. */
export const DAYS_TO_PAYMENT = 14;

/** Returns the dividend that a scheme of the seed pays for one unit at this price, with 4 decimals. */
export const dividendPerUnit = (nav: DecimalText): DecimalText => ratio(nav, PRICE_PER_DIVIDEND, 4);
