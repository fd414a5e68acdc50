import { FailurePanel } from '@portal/shared/ui';

/** The cart was read before and could not be read again: it may be another by now. */
export function NotReadAgain({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <FailurePanel
      compact
      title="The cart could not be read again"
      meaning="It may have changed since. What is in it is safe."
      onRetry={onRetry}
    />
  );
}
