import type { AssessmentHandedOver } from '@portal/shared/contract';
import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { CustomerPlaceholder } from '../../suitability/index.ts';

const code = createLazyCode(() =>
  import(/* webpackChunkName: "customer-onboarding" */ './customer-onboarding.tsx').then(
    (loaded) => loaded.CustomerOnboarding,
  ),
);

/** The questions of an onboarding in the customer's mode. An assessment alone does not load them. */
export function LazyCustomerOnboarding(handedOver: AssessmentHandedOver) {
  const loaded = useLazyCode(code);
  return loaded.status === 'ok' ? (
    <loaded.value {...handedOver} />
  ) : (
    <CustomerPlaceholder loaded={loaded} language="en" />
  );
}
