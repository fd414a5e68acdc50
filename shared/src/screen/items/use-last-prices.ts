import { valueOrUndefined } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useMemo } from 'react';
import type { Prices } from '../../domain/items/index.ts';

/** Returns the last prices of the listed schemes, with which orders by units are estimated; none until they are loaded. */
export function useLastPrices(): Prices {
  const schemes = valueOrUndefined(useReference('schemes'));
  return useMemo(
    () => ({ navOf: (scheme) => schemes?.find((each) => each.scheme === scheme)?.NAVPrice }),
    [schemes],
  );
}
