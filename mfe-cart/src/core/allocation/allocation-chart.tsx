import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { LoadingRows } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import type { Allocation } from './allocation.ts';

/** Code of the ring, alone and beside the bars. */
export const changeCode = createLazyCode(
  () => import(/* webpackChunkName: "charts" */ './allocation-change-code.ts'),
);

/**
 * Ring, bars and figures of one currency's allocation: market value by asset class, now and after the order or cart.
 * Their code is loaded lazily, with Try again when that fails.
 */
export function AllocationChart({ now, after, rows, currency }: Allocation) {
  const code = useLazyCode(changeCode);
  if (code.status === 'ok')
    return (
      <code.value.AllocationChange
        label={`Allocation of ${currency} by asset class`}
        now={now}
        after={after}
        rows={rows}
      />
    );
  return code.status === 'failed' ? (
    <FailurePanel compact title="The chart could not be loaded" onRetry={code.retry} />
  ) : (
    <LoadingRows rows={3} label="Chart loading" />
  );
}
