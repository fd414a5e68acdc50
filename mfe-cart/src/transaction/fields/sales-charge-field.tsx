import type { BoundField } from '@portal/shared/form-values';
import { PercentField } from '@portal/shared/forms';
import { type ChargeRange, rangeText } from '../../transaction-rules/index.ts';

interface SalesChargeFieldProps {
  readonly field: BoundField;
  readonly range: ChargeRange;
  /** Why there is nothing to choose, when both ends of the range are equal. */
  readonly fixed?: string;
}

/**
 * Field for the sales charge in percent, with its range. Where both ends of the range are equal, it is disabled and
 * shows the charge with `fixed`, which says why there is nothing to choose.
 */
export function SalesChargeField({ field, range, fixed = 'Fixed for this fund' }: SalesChargeFieldProps) {
  const isFixed = range.min.compare(range.max) === 0;
  return (
    <PercentField
      {...field}
      label="Sales charge"
      disabled={isFixed}
      {...(isFixed ? { aside: fixed } : { range, aside: rangeText(range) })}
    />
  );
}
