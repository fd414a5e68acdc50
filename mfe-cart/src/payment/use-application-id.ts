import { useSearchParams } from '@portal/shared/ui';

/** Returns the application id of the page's URL. */
export function useApplicationId(): string | undefined {
  const [search] = useSearchParams();
  return search.get('applicationId') || undefined;
}
