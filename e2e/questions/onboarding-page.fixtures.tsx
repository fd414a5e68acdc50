import { createSavedFiles } from '@portal/shared/hand-off';
import type { ComponentType } from 'react';
import type { Answers } from '../../mfe-client/src/onboarding/answers/answers.ts';
import type { StepProps } from '../../mfe-client/src/onboarding/form/step-props.ts';
import { onboardingRemoteData } from '../../mfe-client/src/onboarding/onboarding-remote-data.ts';
import { handedPages } from '../../mfe-client/src/onboarding/pages/handed-pages.ts';
import { IdentityStep } from '../../mfe-client/src/onboarding/pages/identity-fields.tsx';
import { JointStep } from '../../mfe-client/src/onboarding/pages/joint-step.tsx';
import { NomineesStep } from '../../mfe-client/src/onboarding/pages/nominees-step.tsx';
import { WhoStep } from '../../mfe-client/src/onboarding/pages/who-step.tsx';
import { getSteps } from '../../mfe-client/src/onboarding/steps/get-steps.ts';
import type { Situation } from '../oracle/questions.ts';
import {
  absentNames,
  asked,
  differences,
  isEmptyValue,
  namesIn,
  sentNames,
  valueAt,
  without,
} from './compare.ts';
import { type LookupVariant, lookupsOf } from './lookups.ts';
import { markupOf } from './markup-of.tsx';
import { answersOf, factsOf, isRefused, payloadOf, places } from './onboarding-form.fixtures.ts';
import { onboardingRows, wirePaths } from './onboarding-rows.ts';
import type { OnboardingPart } from './samples.ts';

const pages: Readonly<Record<Exclude<keyof Answers, 'suitability'>, ComponentType<StepProps>>> = {
  who: WhoStep,
  identity: onboardingRemoteData.wrap(IdentityStep),
  ...handedPages,
  joint: onboardingRemoteData.wrap(JointStep),
  nominees: NomineesStep,
};

/** The names of a part's controls on its page, each once: those of `residential.city` are `residential`. */
function shownNames(part: OnboardingPart, answers: Answers): readonly string[] {
  const { step, prefix = '' } = places[part];
  const Page = pages[step];
  const html = markupOf(
    <Page
      id="ONB-1"
      answers={answers}
      change={() => {}}
      savedFiles={createSavedFiles()}
      resetCount={0}
      problems={[]}
      hasTried={false}
      lookups={lookupsOf('name')}
    />,
  );
  const names = [...html.matchAll(/\s(?:name|data-field)="([^"]+)"/g)].map(([, name = '']) => name);
  const own = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return [...new Set(own.map((name) => name.split('.')[0] ?? ''))];
}

/** Choices that begin with an answer and have no empty one. */
const neverEmpty = ['accountType', 'docType'];

function emptied(part: OnboardingPart, name: string): object {
  const { path } = places[part];
  const value = valueAt(answersOf(part, { who: '', given: {}, required: '' }, 'name'), [...path, name]);
  if (Array.isArray(value)) return { [name]: [] };
  return { [name]: typeof value === 'object' && value !== null ? { country: 'MY' } : '' };
}

/** What the form of an onboarding does otherwise than the oracle says, in a situation. */
export function observeOnboardingForm(
  part: OnboardingPart,
  situation: Situation,
  variant: LookupVariant,
): readonly string[] {
  const { names } = onboardingRows[part];
  const answers = answersOf(part, situation, variant);
  const questions = asked(situation);
  // one drawing of a page for each situation is enough: the others differ in the lists alone
  const shown =
    variant === 'name'
      ? shownNames(part, answers).filter((name) => namesIn(names).includes(name))
      : questions;
  const onPage = [
    ...differences('asked, not shown', without(questions, shown)),
    ...differences('not asked, shown', without(shown, questions)),
  ];
  const withEmpty = (name: string) =>
    isRefused(part, answersOf(part, situation, variant, emptied(part, name)), variant);
  const checked = [
    ...differences(
      'required, accepted when empty',
      without(namesIn(situation.required), neverEmpty).filter((name) => !withEmpty(name)),
    ),
    ...differences('optional, refused when empty', namesIn(situation.optional).filter(withEmpty)),
  ];
  if (situation.stops) {
    const steps = getSteps(answers, { ...factsOf(variant), bankCount: 0, investmentCount: 0 });
    const isStopped = steps.find(({ name }) => name === places[part].step)?.state.status === 'incomplete';
    return [...onPage, ...checked, ...(isStopped ? [] : ['does not stop'])];
  }
  const sent = valueAt(payloadOf(answers, variant), wirePaths[part]);
  // a part without a question is not sent at all
  if (asked(situation).length === 0) return sent === undefined ? [] : ['not asked, sent'];
  if (sent === undefined) return ['refused', ...onPage, ...checked];
  const isSent = (name: string) => !isEmptyValue(valueAt(sent, [name]));
  const decided = Object.entries(situation.sent ?? {}).filter(
    ([name, value]) => valueAt(sent, [name]) !== value,
  );
  const mayBeEmpty = Object.entries(situation.given).flatMap(([name, value]) =>
    isEmptyValue(value) ? [name] : [],
  );
  return [
    ...onPage,
    ...checked,
    ...differences(
      'asked, not sent',
      without(sentNames(situation), mayBeEmpty).filter((name) => !isSent(name)),
    ),
    ...differences('not asked, sent', absentNames(onboardingRows[part], situation).filter(isSent)),
    ...differences(
      'sent with another value',
      decided.map(([name]) => name),
    ),
  ];
}
