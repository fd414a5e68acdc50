import type { AssessmentHandedOver } from '@portal/shared/contract';
import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { CustomerPlaceholder } from '../../suitability/index.ts';

const code = createLazyCode(() =>
  import(/* webpackChunkName: "customer-onboarding" */ './customer-onboarding.tsx').then(
    (loaded) => loaded.CustomerOnboarding,
  ),
);

/**
 * Loads the code of `CustomerOnboarding` and shows it, a placeholder before, or a failure with a retry. An assessment
 * alone does not need its code.
 */
export function LazyCustomerOnboarding(handedOver: AssessmentHandedOver) {
  const loaded = useLazyCode(code);
  return loaded.status === 'ok' ? (
    <loaded.value {...handedOver} />
  ) : (
    <CustomerPlaceholder loaded={loaded} language="en" />
  );
}
