import { loadWhenIdle } from '@portal/shared/idle-page';
import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import type { OutcomeProps } from './outcome.tsx';

const code = createLazyCode(() =>
  loadWhenIdle(() => import(/* webpackChunkName: "onboarding-outcome" */ './outcome.tsx')).then(
    (loaded) => loaded.Outcome,
  ),
);

/** Loads the code of `Outcome` when the page is idle: nothing waits for it. A failure is not shown. */
export function LazyOutcome(props: OutcomeProps) {
  const loaded = useLazyCode(code);
  return loaded.status === 'ok' ? <loaded.value {...props} /> : null;
}
