import type { ApiError } from '@portal/shared/calls';
import { type LabelOf, whyRefused } from '@portal/shared/commands';
import { fieldLabel } from '../../core/field-labels.ts';
import { newPriceDateText } from '../../core/pricing/new-price-date.tsx';
import type { AddOutcome } from '../add-to-cart/add-to-cart.ts';

/** Why the last attempt to add the item failed. `otherCustomer`: the page's URL names another customer. */
export type SubmitError = Exclude<AddOutcome['status'], 'done'> | 'otherCustomer';

const meanings = {
  refused: 'Everything you typed is kept. Try again in a moment.',
  notReceived:
    'It did not arrive: the cart was read and does not have it. Everything you typed is kept. Add it again.',
  unknown: 'Everything you typed is kept. Adding it again checks the cart first, so nothing is added twice.',
  cartUnreadable:
    'The cart could not be read, so nothing was sent. Everything you typed is kept. Try again in a moment.',
  newPriceDate: newPriceDateText,
  earlierAdded:
    'Its answer had been lost. What this form shows now was not sent: check the cart before you add it as well.',
  itemGone: 'It was removed or checked out meanwhile. Nothing was sent or changed.',
  otherCustomer:
    'This page now shows another customer. Close the drawer and open it again from the right customer.',
} as const satisfies Record<SubmitError, string>;

function titleOf(error: SubmitError, noun: string): string {
  if (error === 'unknown') return `No answer came, so the ${noun} may or may not be in the cart`;
  if (error === 'earlierAdded') return `The ${noun} that you sent before is in the cart`;
  if (error === 'itemGone') return 'The item is no longer in the cart';
  return `The ${noun} was not added to the cart`;
}

/**
 * Returns title and meaning, as texts, of the error of adding an item, for the form, or for a notice when the form was
 * closed. An `ApiError` is a refusal by the service, with its cause. `noun` is what an item of the kind is called:
 * `investment`; `labelOf` gives the label of a field that could not be sent.
 */
export const submitErrorText = (
  error: SubmitError | ApiError,
  noun: string,
  labelOf: LabelOf = fieldLabel,
) => {
  const status = typeof error === 'string' ? error : 'refused';
  const meaning = meanings[status];
  return {
    title: titleOf(status, noun),
    meaning: typeof error === 'string' ? meaning : whyRefused(error, meaning, labelOf),
  };
};
