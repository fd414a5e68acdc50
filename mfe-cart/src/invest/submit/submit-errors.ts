import type { AddOutcome } from './use-add-investment.ts';

/** What became of the last attempt to add the item, when it did not go well. */
export type Trouble = Exclude<AddOutcome['status'], 'done'> | 'elsewhere';

const notAdded = 'The investment was not added to the cart';

/** How the form, or a notice once the form is gone, says so. */
export const troubles = {
  refused: { title: notAdded, meaning: 'Everything you typed is kept. Try again in a moment.' },
  missed: {
    title: notAdded,
    meaning:
      'It did not arrive: the cart was read and does not hold it. Everything you typed is kept. Add it again.',
  },
  unknown: {
    title: 'No answer came, so the investment may or may not be in the cart',
    meaning:
      'Everything you typed is kept. Adding it again looks into the cart first, so nothing is added twice.',
  },
  unread: {
    title: notAdded,
    meaning:
      'The cart could not be read, so nothing was sent. Everything you typed is kept. Try again in a moment.',
  },
  arrived: {
    title: 'The investment from before is in the cart',
    meaning:
      'Its answer had been lost. What stands here now was not sent: look into the cart before you add it as well.',
  },
  gone: {
    title: 'The item is no longer in the cart',
    meaning: 'It was removed or checked out meanwhile. Nothing was sent or changed.',
  },
  elsewhere: {
    title: notAdded,
    meaning: 'This page has gone over to another customer. Close the drawer and open it from the right one.',
  },
} as const satisfies Record<Trouble, { title: string; meaning: string }>;
