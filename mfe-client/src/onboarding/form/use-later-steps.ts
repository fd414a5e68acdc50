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
};

/**
 * Returns the later steps and the reader of phone numbers, which has the numbers of all countries. It stays `loading` until
 * they are wanted.
 */
export function useLaterSteps(isWanted: boolean): Loadable<LaterSteps> {
  const later = useLazyCode(isWanted ? laterSteps : unwanted);
  const value = laterSteps.loaded();
  return value ? { status: 'ok', value } : later;
}

/** Returns the later steps. They are fetched when one is opened, and before that when the page is idle after the first step. */
export function useLaterStepsAt(step: StepName): Loadable<LaterSteps> {
  const isNext = step === 'identity';
  useEffect(() => {
    // opening a later step tries again
    if (isNext) void loadWhenIdle(laterSteps.load).catch(() => undefined);
  }, [isNext]);
  return useLaterSteps(!isEarlyStep(step));
}
