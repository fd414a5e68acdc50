import { useSearchParams } from '@portal/shared/ui';

/** Returns the `applicationId` of the page's URL; `undefined` when it is absent or empty. */
export function useApplicationId(): string | undefined {
  const [search] = useSearchParams();
  return search.get('applicationId') || undefined;
}
