import type { Loadable } from '@portal/shared/contract';
import { loadWhenIdle } from '@portal/shared/idle-page';
import { createLazyCode, type LazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { useEffect } from 'react';
import { isEarlyStep, type StepName } from '../steps/step-table.ts';

/** The code that is loaded after the first step. */
export type LaterSteps = typeof import('./later-steps.tsx');

const laterSteps = createLazyCode(
  () => import(/* webpackChunkName: "onboarding-later-steps" */ './later-steps.tsx'),
);
const unwanted: LazyCode<LaterSteps> = {
  loaded: () => undefined,
  load: () => new Promise(() => undefined),
  preload: () => undefined,
};

/**
 * Loads and returns the code of the steps after Identity and of the reader of phone numbers, which has the numbers of
 * all countries. It is not fetched and stays `loading` until `isWanted` or until something else has loaded it.
 */
export function useLaterSteps(isWanted: boolean): Loadable<LaterSteps> {
  const later = useLazyCode(isWanted ? laterSteps : unwanted);
  const value = laterSteps.loaded();
  return value ? { status: 'ok', value } : later;
}

/**
 * Returns the code of the steps after Identity, loading, loaded or failed, while `step` is open. It is fetched when one
 * of them is open, and before that when the page is idle on Identity.
 */
export function useLaterStepsAt(step: StepName): Loadable<LaterSteps> {
  const isNext = step === 'identity';
  useEffect(() => {
    // opening a later step tries again
    if (isNext) void loadWhenIdle(laterSteps.load).catch(() => undefined);
  }, [isNext]);
  return useLaterSteps(!isEarlyStep(step));
}
