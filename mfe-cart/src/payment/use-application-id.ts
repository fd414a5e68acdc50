import { useSearchParams } from '@portal/shared/ui';

/** The application whose payment the URL names. */
export function useApplicationId(): string | undefined {
  const [search] = useSearchParams();
  return search.get('applicationId') || undefined;
}
