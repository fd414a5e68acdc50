import type { Lookups } from '@portal/shared/api/lookups';
import type { SatSent } from '@portal/shared/api/suitability';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { focusField } from '@portal/shared/form-values';
import { checkoutAddress } from '@portal/shared/page-address';
import { onboardingPath } from '@portal/shared/pages';
import { type Onboarding, readOnboarding } from '@portal/shared/records';
import { useAgent, useNavigate } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import type { Answers } from '../answers/answers.ts';
import { isStoppedAt } from '../answers/applies.ts';
import { toPayload } from '../answers/to-payload.ts';
import { readSavedPhone } from '../checks/read-saved-phone.ts';
import { describeMissing } from '../steps/describe-missing.ts';
import { firstOpenStep, getSteps, stepAfter, stepBefore } from '../steps/get-steps.ts';
import { isAnsweredStep, type StepName, stepTable } from '../steps/step-table.ts';
import { shownUnsaved } from './unsaved-steps.ts';
import { useCartItems } from './use-cart-items.ts';
import { useDeclared } from './use-declared.ts';
import { useLaterStepsAt } from './use-later-steps.ts';
import { useOnboarding } from './use-onboarding.ts';
import { usePlace } from './use-place.ts';

/** Props of `OnboardingForm`. */
export interface OnboardingFormProps {
  readonly id: string;
  /** The onboarding as the service has it; `undefined` when nothing is saved yet. */
  readonly stored: unknown;
  readonly lookups: Lookups;
}

type CartItems = ReturnType<typeof useCartItems>;

/** The numbers of items in the cart, as far as they are known. */
const countItems = ({ banks, investments }: CartItems) => ({
  bankCount: valueOrUndefined(banks)?.length ?? 0,
  investmentCount: valueOrUndefined(investments)?.length ?? 0,
});

/** Whether the entries of a step that may be left out are known: those in the cart are, once it is loaded. */
const isListKnown = (name: StepName, { banks, investments }: CartItems): boolean =>
  name === 'nominees' || (name === 'bank' ? banks : investments).status === 'ok';

/** Returns what the button Complete says, and what is beside it; `missing` is what the onboarding lacks. */
function describeComplete(cart: CartItems['all']['status'], missing: string | undefined) {
  const note = missing ?? (cart === 'failed' ? 'The cart could not be loaded' : undefined);
  return {
    ...(note === undefined ? {} : { note }),
    ...(cart === 'loading' ? { busyText: 'Loading the cart…' } : {}),
  };
}

const blockedBecause = (openAccounts: readonly string[], { identity }: Onboarding): string | undefined =>
  openAccounts.length === 0 || identity === undefined
    ? 'Answer Who and Identity first. They say which accounts are opened.'
    : undefined;

/** The step that the address names, or the first with something missing. */
function useStep(
  stored: unknown,
  steps: ReturnType<typeof getSteps>,
  requested: StepName | undefined,
): StepName {
  const [first] = useState(() => (stored === undefined ? 'who' : firstOpenStep(steps)));
  return requested ?? first;
}

/**
 * Returns what an onboarding's form shows: answers, steps, the current step with its problems, and the functions of its
 * buttons. Continue saves what is complete, then opens the next step, or shows the problems; Complete on Review saves
 * and opens checkout. `next` is `undefined` where the step has its own button.
 */
export function useOnboardingForm({ id, stored, lookups }: OnboardingFormProps) {
  const agent = useAgent();
  const navigate = useNavigate();
  const fields = useRef<HTMLDivElement>(null);
  const place = usePlace(id);
  const later = useLaterStepsAt(place.step ?? 'who');
  const readPhone = later.status === 'ok' ? later.value.readPhone : readSavedPhone;
  const facts = { agent, lookups, today: today(), readPhone };
  const state = useOnboarding({ id, stored, facts });
  const { answers, base, change, savedFiles, resetCount } = state;
  // `stored` is absent after a failed read, too, and `base` is not
  const items = useCartItems(id, stored !== undefined || base !== undefined);
  const declared = useDeclared();
  const saved = readOnboarding(base);
  const payload = toPayload(answers, facts);
  const isDeclared = declared.openCount === 0 || (saved.isCompleted && state.isSaved);
  const steps = getSteps(answers, { ...facts, ...countItems(items), isDeclared });
  const name = useStep(stored, steps, place.step);
  const [tried, setTried] = useState<ReadonlySet<StepName>>(new Set());
  const problems = isAnsweredStep(name) ? stepTable[name].check(answers, facts) : [];
  const openAccounts = (saved.plans?.plans ?? []).map((plan) => `${id}-${plan}`);
  const missing = steps.flatMap((step) => (step.state.status === 'incomplete' ? step.state.missing : []));
  const after = stepAfter(steps, name);
  const before = stepBefore(steps, name);
  const unsaved = shownUnsaved({ ...state, payload, facts }, tried.has(name) ? undefined : name);
  const showProblems = () => setTried((shown) => new Set([...shown, name]));

  const continueWith = async (changed: Answers) => {
    const hasMoved = place.watchMoves();
    const outcome = await state.save(changed);
    if (outcome?.status === 'saved' && !hasMoved()) place.goTo(after);
  };
  const submit = () => {
    const [first] = problems;
    if (!first) return void continueWith(answers);
    showProblems();
    // after the fields show what is wrong with them
    requestAnimationFrame(() => focusField(fields.current, first.field));
  };
  const complete = async () => {
    showProblems();
    // the checkout needs all that is in the cart
    if (missing.length > 0 || declared.openCount > 0 || items.all.status !== 'ok') return;
    const itemIds = items.all.value.map((item) => item.id);
    const outcome = await state.save(answers, true);
    if (outcome?.status === 'saved') navigate(checkoutAddress(id, [id, ...itemIds]));
  };
  const hasOwnButton = isStoppedAt(name, answers) || (name === 'suitability' && problems.length > 0);
  const review = {
    label: 'Complete',
    onContinue: () => void complete(),
    ...describeComplete(items.all.status, describeMissing(steps, declared.openCount)),
  };
  const isSkip =
    isListKnown(name, items) && steps.some((step) => step.name === name && step.state.status === 'optional');
  const next = {
    label: isSkip ? 'Skip for now' : `Continue to ${stepTable[after].title}`,
    onContinue: submit,
    isSkip,
  };
  return {
    state,
    place,
    items,
    later,
    steps,
    name,
    fields,
    next: name === 'review' ? review : hasOwnButton ? undefined : next,
    back: before && {
      // the questions of the assessment have a button Back too; where nothing goes on, the label says where it leads
      label: hasOwnButton ? `Back to ${stepTable[before].title}` : 'Back',
      onBack: () => place.goTo(before),
    },
    async close() {
      // nothing is begun: there is nothing to save
      if (base === undefined && Object.keys(payload).length === 0) return navigate(onboardingPath);
      const outcome = await state.save();
      if (outcome?.status === 'saved') navigate(onboardingPath);
    },
    takeAssessment(assessment: SatSent) {
      const changed = { ...answers, suitability: { assessment, bornOn: answers.identity.dateOfBirth } };
      change(changed);
      void continueWith(changed);
    },
    addItem: (kind: 'bank-account' | 'invest') => place.openDrawer(kind, name, openAccounts[0]),
    stepProps: { id, answers, change, savedFiles, resetCount, problems, hasTried: tried.has(name), lookups },
    jointProblems: stepTable.joint.check(answers, facts),
    payload,
    unsaved,
    declared: { ...declared, hasTried: tried.has('review') },
    /** The age of the service is that of the page. */
    isIdentitySaved:
      saved.identity?.dateOfBirth !== undefined &&
      saved.identity.dateOfBirth === answers.identity.dateOfBirth,
    blockedBecause: blockedBecause(openAccounts, saved),
  };
}
