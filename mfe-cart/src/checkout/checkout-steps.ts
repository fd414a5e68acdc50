/** The steps of a checkout, in the order of its page. */
export const checkoutSteps = [
  { id: 'review', label: 'Review' },
  { id: 'documents', label: 'Documents' },
  { id: 'declaration', label: 'Declaration' },
  { id: 'submit', label: 'Submit' },
] as const;

/** Id of a step. */
export type StepId = (typeof checkoutSteps)[number]['id'];

/** Which steps are done. */
export interface StepsDone {
  /** The service has no complaint about the items, and what does not suit is acknowledged. */
  readonly review: boolean;
  readonly documents: boolean;
  readonly declaration: boolean;
}

/** What is known of the fund documents of a checkout. */
interface DocumentFacts {
  /** The documents of the bought schemes were loaded. */
  readonly isKnown: boolean;
  readonly count: number;
  readonly openedCount: number;
  /** The customer has received them, as the declaration says. */
  readonly isReceived: boolean;
}

/**
 * Whether the checkout's step of the fund documents is done: the agent ticked that the customer received them, or
 * opened each of them here. Without documents it is done once the listings are known.
 */
export const areDocumentsDone = ({ isKnown, count, openedCount, isReceived }: DocumentFacts): boolean =>
  isReceived || (isKnown && openedCount === count);

/**
 * Returns the id of the first step of the checkout that is not done, `submit` when all are. All steps before it show as
 * done.
 */
export function currentStep(done: StepsDone): StepId {
  if (!done.review) return 'review';
  if (!done.documents) return 'documents';
  return done.declaration ? 'submit' : 'declaration';
}
