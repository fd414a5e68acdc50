import type { AddOutcome } from './add-investment.ts';

/** Why the last attempt to add the investment failed. `otherCustomer`: the page's URL names another customer. */
export type SubmitError = Exclude<AddOutcome['status'], 'done'> | 'otherCustomer';

const notAdded = 'The investment was not added to the cart';

/** Text of each error, for the form, and for a notice when the form was closed. */
export const submitErrorText = {
  refused: { title: notAdded, meaning: 'Everything you typed is kept. Try again in a moment.' },
  notReceived: {
    title: notAdded,
    meaning:
      'It did not arrive: the cart was read and does not hold it. Everything you typed is kept. Add it again.',
  },
  unknown: {
    title: 'No answer came, so the investment may or may not be in the cart',
    meaning:
      'Everything you typed is kept. Adding it again looks into the cart first, so nothing is added twice.',
  },
  cartUnreadable: {
    title: notAdded,
    meaning:
      'The cart could not be read, so nothing was sent. Everything you typed is kept. Try again in a moment.',
  },
  earlierAdded: {
    title: 'The investment from before is in the cart',
    meaning:
      'Its answer had been lost. What this form shows now was not sent: check the cart before you add it as well.',
  },
  itemGone: {
    title: 'The item is no longer in the cart',
    meaning: 'It was removed or checked out meanwhile. Nothing was sent or changed.',
  },
  otherCustomer: {
    title: notAdded,
    meaning: 'This page has gone over to another customer. Close the drawer and open it from the right one.',
  },
} as const satisfies Record<SubmitError, { title: string; meaning: string }>;
