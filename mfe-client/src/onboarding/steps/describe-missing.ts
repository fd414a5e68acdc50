import { countOf } from '@portal/shared/counts';
import type { OnboardingStep } from './get-steps.ts';

/**
 * Returns what keeps an onboarding from being completed, each kind counted alone: `Missing: 3 answers, 2 pictures, the
 * assessment and 1 declaration`; or what stops it. `undefined` when nothing does. `declarations`: how many are not given.
 */
export function describeMissing(steps: readonly OnboardingStep[], declarations: number): string | undefined {
  const open = steps.flatMap(({ name, state }) =>
    state.status === 'incomplete' && state.missing.length > 0 ? [{ name, ...state }] : [],
  );
  const stop = open.find(({ name, answers, pictures }) => answers + pictures === 0 && name !== 'suitability');
  if (stop) return stop.missing[0];
  const sum = (count: 'answers' | 'pictures') => open.reduce((total, state) => total + state[count], 0);
  const counted = (count: number, noun: string) => (count > 0 ? [countOf(count, noun)] : []);
  const parts = [
    ...counted(sum('answers'), 'answer'),
    ...counted(sum('pictures'), 'picture'),
    ...(open.some(({ name }) => name === 'suitability') ? ['the assessment'] : []),
    ...counted(declarations, 'declaration'),
  ];
  return parts.length === 0 ? undefined : `Missing: ${new Intl.ListFormat('en-GB').format(parts)}`;
}
