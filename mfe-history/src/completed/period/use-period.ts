import { useSearchParams } from '@portal/shared/ui';
import { type Period, periodFromUrl, periodToUrl } from './period.ts';

/**
 * Returns the period of the URL and a function that changes it, without a new history entry. Other parameters of the
 * URL are kept.
 */
export function usePeriod(): readonly [Period, (period: Period) => void] {
  const [params, setParams] = useSearchParams();
  const setPeriod = (period: Period) =>
    setParams((current) => periodToUrl(period, current), { replace: true, preventScrollReset: true });
  return [periodFromUrl(params), setPeriod];
}
