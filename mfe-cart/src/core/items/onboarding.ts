import { missingParts } from '@portal/shared/fields';
import { onboardingPath } from '@portal/shared/pages';
import { hasUsPerson, isUsPerson, type Onboarding, readOnboarding } from '@portal/shared/records';
import { joinWithAnd } from '../format-text.ts';
import type { Payloads, RecordContent } from './item-content.ts';

/** An onboarding, with what it has answered so far. */
export interface OnboardingContent extends RecordContent {
  readonly kind: 'onboarding';
  readonly isOnboarding: true;
  readonly onboarding: Onboarding;
}

/** Says what keeps it from being checked out. */
function unfinishedText(onboarding: Onboarding): string {
  if (hasUsPerson(onboarding)) return 'Onboarding is not finished. A US person is opened by head office.';
  const missing = missingParts(onboarding);
  return missing.length === 0
    ? 'Onboarding is not finished. Its review and declaration are still to be given.'
    : `Onboarding is not finished. Still to be answered: ${joinWithAnd(missing)}.`;
}

/** Whether documents are still to be uploaded: pictures of the identity, and proofs that no step asks for. */
function needsDocuments({ identity, jointApplicant = [], investor, tax }: Onboarding): boolean {
  const identities = [identity, ...jointApplicant.map((joint) => joint.identity)];
  const isPictured = (each: Onboarding['identity']) =>
    Boolean(each?.front) && (each?.docType === 'PASSPORT' || Boolean(each?.back));
  const hasUsForm = (each: Onboarding['tax'] | null) =>
    isUsPerson(each) || (each?.usIndicia?.length ?? 0) > 0;
  return (
    investor?.sI === true ||
    [tax, ...jointApplicant.map((joint) => joint.tax)].some(hasUsForm) ||
    !identities.every(isPictured)
  );
}

/**
 * Converts the payload of an item of the cart's list `onboarding` to what the cart needs of it. `unfinished` says what
 * keeps it from checkout; it is absent once it is completed.
 */
export function decodeOnboarding(payload: Payloads['onboarding']): OnboardingContent {
  const answers = readOnboarding(payload);
  return {
    kind: 'onboarding',
    noun: 'onboarding',
    glyph: 'person',
    legs: [],
    isOnboarding: true,
    editedAt: onboardingPath,
    onboarding: answers,
    ...(needsDocuments(answers) ? { needsDocuments: true } : {}),
    // an earlier release completed it without what is asked now
    ...(answers.isCompleted && missingParts(answers).length === 0
      ? {}
      : { unfinished: unfinishedText(answers) }),
  };
}
