import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { Card, LoadingRows } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import type { OnboardingSectionProps } from './onboarding-section.tsx';

/** Few applications have an onboarding, and its addresses need the order of parts in all countries. */
const sectionCode = createLazyCode(() =>
  import(/* webpackChunkName: "onboarding-section" */ './onboarding-section.tsx').then(
    (code) => code.OnboardingSection,
  ),
);

/** The onboarding’s section; placeholders until its code is loaded, or a failure with a retry. */
export function LazyOnboardingSection(props: OnboardingSectionProps) {
  const code = useLazyCode(sectionCode);
  if (code.status === 'ok') return <code.value {...props} />;
  return (
    <Card>
      {code.status === 'failed' ? (
        <FailurePanel title="The onboarding could not be shown" onRetry={code.retry} />
      ) : (
        <LoadingRows rows={6} label="Onboarding loading" />
      )}
    </Card>
  );
}
