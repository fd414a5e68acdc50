import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { LoadingRows } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import type { CartItem } from '../../core/items/cart-item.ts';

/** Few checkouts have an onboarding, and its addresses need the order of parts in all countries. */
const sectionCode = createLazyCode(() =>
  import(/* webpackChunkName: "applicant-section" */ './applicant-section.tsx').then(
    (code) => code.ApplicantSection,
  ),
);

function LoadedSection({ items }: { readonly items: readonly CartItem[] }) {
  const code = useLazyCode(sectionCode);
  if (code.status === 'ok') return <code.value items={items} />;
  return code.status === 'failed' ? (
    <FailurePanel compact title="The onboarding could not be shown" onRetry={code.retry} />
  ) : (
    <LoadingRows rows={4} label="Onboarding loading" />
  );
}

/** What the onboarding of a checkout has answered, once its code is loaded; nothing in a checkout without one. */
export const LazyApplicantSection = ({ items }: { readonly items: readonly CartItem[] }) =>
  items.some(({ kind }) => kind === 'onboarding') ? <LoadedSection items={items} /> : null;
