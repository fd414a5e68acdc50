import type { ApiError } from '@portal/shared/calls';
import { whyRefused } from '@portal/shared/commands';
import type { PutOutcome } from './put-assessment.ts';

/** Why an assessment is not in the cart. `otherCustomer`: the page's URL names another customer. */
export type PutError = Exclude<PutOutcome['status'], 'done'> | 'otherCustomer';

const putErrors = {
  refused: {
    title: 'The assessment was not put into the cart',
    meaning: 'All answers are kept. Try again in a moment.',
  },
  notReceived: {
    title: 'The assessment was not put into the cart',
    meaning: 'It did not arrive: the cart was read and does not have it. All answers are kept. Try again.',
  },
  unknown: {
    title: 'No answer came, so the assessment may or may not be in the cart',
    meaning: 'All answers are kept. Trying again checks the cart first, so nothing is added twice.',
  },
  earlierAdded: {
    title: 'The assessment that you sent before is in the cart',
    meaning: 'What is shown here was not sent. To change the assessment, open the one in the cart.',
  },
  itemGone: {
    title: 'The assessment is no longer in the cart',
    meaning: 'It was removed or checked out meanwhile. Nothing was sent or changed.',
  },
  otherCustomer: {
    title: 'The assessment was not put into the cart',
    meaning: 'This page now shows another customer. Open the assessment of the right customer.',
  },
} as const satisfies Record<PutError, { readonly title: string; readonly meaning: string }>;

/**
 * Returns title and meaning of why an assessment was not put into the cart, for the agent. For an `ApiError`, a
 * refusal, the meaning has the service's cause.
 */
export const putErrorText = (error: PutError | ApiError) => {
  const { title, meaning } = putErrors[typeof error === 'string' ? error : 'refused'];
  return { title, meaning: typeof error === 'string' ? meaning : whyRefused(error, meaning) };
};
