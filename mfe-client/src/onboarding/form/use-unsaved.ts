import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import type { StepName } from '../steps/step-table.ts';
import type { UnsavedFacts, UnsavedSteps } from './unsaved-steps.ts';
import { unwantedCode } from './unwanted-code.ts';

const unsavedSteps = createLazyCode(
  () => import(/* webpackChunkName: "onboarding-unsaved-steps" */ './unsaved-steps.ts'),
);
const none: UnsavedSteps = new Map();

/**
 * Returns the steps that are not saved, and why. None until something was saved or an attempt failed, so that the code is
 * not loaded before. `answering`: the step that the agent is answering, which is left out until an attempt fails.
 */
export function useUnsaved(
  of: UnsavedFacts & { readonly isSaved: boolean },
  answering: StepName | undefined,
): UnsavedSteps {
  const { base, failure, isSaved } = of;
  const isWanted = !isSaved && (base !== undefined || failure !== undefined);
  const code = useLazyCode(isWanted ? unsavedSteps : unwantedCode);
  if (!isWanted || code.status !== 'ok') return none;
  return new Map([...code.value.listUnsaved(of)].filter(([name]) => name !== answering || failure));
}
