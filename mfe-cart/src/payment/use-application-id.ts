import { useSearchParams } from '@portal/shared/ui';

/** Returns the `applicationId` of the page's URL; `undefined` without one. */
export function useApplicationId(): string | undefined {
  const [search] = useSearchParams();
  return search.get('applicationId') || undefined;
}
