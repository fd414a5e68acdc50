import { applicantDocuments } from '@portal/shared/applicant-documents';
import { missingParts } from '@portal/shared/fields';
import { onboardingPath } from '@portal/shared/pages';
import { hasUsPerson, type Onboarding, readOnboarding } from '@portal/shared/records';
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
  if (hasUsPerson(onboarding))
    return 'Onboarding is not finished. Head office opens the account of a US person.';
  const missing = missingParts(onboarding);
  return missing.length === 0
    ? 'Onboarding is not finished. Its review and declaration are still to be given.'
    : `Onboarding is not finished. Still to be answered: ${joinWithAnd(missing)}.`;
}

type Holder = Pick<Onboarding, 'identity' | 'tax'> | NonNullable<Onboarding['jointApplicant']>[number];

/** The files of a holder that the documents depend on. What is not answered is asked like a MyKad's pictures. */
const filesOf = ({ identity, tax }: Holder) => ({
  identity: {
    docType: identity?.docType ?? '',
    front: identity?.front || null,
    back: identity?.back || null,
  },
  tax: tax
    ? {
        usResidentStatus: tax.usResidentStatus ?? '',
        usIndicia: tax.usIndicia ?? [],
        w8ben: tax.w8ben || null,
      }
    : null,
});

/** Whether one of its documents is still to be uploaded. */
const needsDocuments = (onboarding: Onboarding): boolean =>
  applicantDocuments<string>({
    applicant: filesOf(onboarding),
    joint: (onboarding.jointApplicant ?? []).map(filesOf),
    isSophisticated: onboarding.investor?.sI === true,
    proof: onboarding.investor?.proof || null,
  }).some(({ file }) => file === null);

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
