import { planName, titleCase } from '@portal/shared/parts';
import { missingSteps, type Onboarding, readOnboarding } from '@portal/shared/records';
import { accountText } from '../customer/account-text.ts';
import { joinWithAnd } from '../format-text.ts';
import type { Payloads, RecordContent } from './item-content.ts';

/** An onboarding, with what it has answered so far. */
export interface OnboardingContent extends RecordContent {
  readonly kind: 'onboarding';
  readonly isOnboarding: true;
  readonly onboarding: Onboarding;
}

const signing = (instruction: string): '1' | '2' | '3' =>
  instruction === '2' || instruction === '3' ? instruction : '1';

/** Says what is opened: `Cash, EPF · Joint, both to sign · with Azman bin Idris`. */
function detailOf({ plans, jointApplicant }: Onboarding): string {
  if (!plans) return 'Plans are not chosen yet';
  const type = plans.accountType === 'JNT' || plans.accountType === 'MNR' ? plans.accountType : 'IND';
  const operatingInstruction = signing(plans.operatingInstruction ?? '');
  return [
    plans.plans.map(planName).join(', '),
    accountText({ accountType: type, operatingInstruction }),
    ...(jointApplicant ?? []).map(
      ({ identity }) => `with ${titleCase(identity.name ?? 'a joint applicant')}`,
    ),
  ].join(' · ');
}

/** Says what keeps it from being checked out. */
function unfinishedText(onboarding: Onboarding): string {
  const missing = missingSteps(onboarding);
  return missing.length === 0
    ? 'Onboarding is not finished. Its review and declaration are still to be given.'
    : `Onboarding is not finished. Still to be answered: ${joinWithAnd(missing)}.`;
}

/** Kind of the list `onboarding`. A checkout does not name its customer at the item. */
export function onboarding(payload: Payloads['onboarding'], customerName?: string): OnboardingContent {
  const answers = readOnboarding(payload);
  const name = customerName ?? answers.identity?.name;
  return {
    kind: 'onboarding',
    noun: 'onboarding',
    glyph: 'person',
    title: name ? `Onboarding of ${titleCase(name)}` : 'Onboarding',
    detail: detailOf(answers),
    legs: [],
    isOnboarding: true,
    onboarding: answers,
    ...(answers.isCompleted ? {} : { unfinished: unfinishedText(answers) }),
  };
}
