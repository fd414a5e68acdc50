import { useSearchParams } from '@portal/shared/ui';
import { type Period, periodFromUrl, periodToUrl } from './period.ts';

/** The period shown; it lives in the page's address, beside what the page itself keeps there. */
export function usePeriod(): readonly [Period, (period: Period) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (period: Period) =>
    setParams((before) => periodToUrl(period, before), { replace: true, preventScrollReset: true });
  return [periodFromUrl(params), choose];
}
