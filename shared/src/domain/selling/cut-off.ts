/** The time until which an order gets the price of its business day, in Malaysia (docs/domain.md, section 2), as it is shown. */
export const cutOffText = '4.00 pm';

/** Returns the cut-off of a day as an instant. `date` is YYYY-MM-DD. */
export const cutOffOn = (date: string): string => `${date}T16:00:00+08:00`;
