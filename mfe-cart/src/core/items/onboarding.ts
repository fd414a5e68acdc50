import { missingSteps, type Onboarding, readOnboarding } from '@portal/shared/records';
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
  const missing = missingSteps(onboarding);
  return missing.length === 0
    ? 'Onboarding is not finished. Its review and declaration are still to be given.'
    : `Onboarding is not finished. Still to be answered: ${joinWithAnd(missing)}.`;
}

/** Kind of the list `onboarding`. */
export function onboarding(payload: Payloads['onboarding']): OnboardingContent {
  const answers = readOnboarding(payload);
  return {
    kind: 'onboarding',
    noun: 'onboarding',
    glyph: 'person',
    legs: [],
    isOnboarding: true,
    onboarding: answers,
    ...(answers.isCompleted ? {} : { unfinished: unfinishedText(answers) }),
  };
}
