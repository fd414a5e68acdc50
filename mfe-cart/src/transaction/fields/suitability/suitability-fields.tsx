import type { Customer } from '@portal/shared/api/customers';
import type { ProductMismatch } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { today } from '@portal/shared/dates';
import type { FieldBinder } from '@portal/shared/form-values';
import { suitabilityOf } from '@portal/shared/selling';
import { FailurePanel } from '@portal/shared/ui';
import {
  asAssessed,
  basisOf,
  type CountingAssessment,
} from '../../../core/assessment/counting-assessment.ts';
import { expectedMismatch } from '../../../core/assessment/expected-mismatch.ts';
import { PlaceholderFor } from '../../../core/placeholder-for.tsx';
import type { MismatchValues } from '../../../transaction-rules/index.ts';
import { MismatchNotice } from './mismatch-notice.tsx';
import { SuitabilityLine } from './suitability-line.tsx';

const checking = 'Suitability is being checked';

interface SuitabilityFieldsProps {
  readonly mismatch: Loadable<ProductMismatch>;
  readonly customer: Customer;
  /** The assessment that the check is of; absent until it is known. */
  readonly counting: CountingAssessment | undefined;
  /** Risk rank of the fund, 1 to 5. */
  readonly satRank: number;
  /** What the customer still wants: `invest`. */
  readonly verb: string;
  readonly field: FieldBinder<MismatchValues>;
}

/**
 * The result of the suitability check, right under the fund (SAT-04): a line while it runs and when the fund suits, Try
 * again when it failed, else what the mismatch means, with its acknowledgement and reason. While the check runs, a fund
 * above the known assessment has the room of that notice, so that the answer moves no field.
 */
export function SuitabilityFields(props: SuitabilityFieldsProps) {
  const { mismatch, customer, counting, satRank, verb, field } = props;
  const noticeOf = (details: ProductMismatch) => (
    <MismatchNotice
      details={details}
      suitability={suitabilityOf(customer, today())}
      counting={counting}
      verb={verb}
      field={field}
    />
  );
  switch (mismatch.status) {
    case 'loading': {
      const expected = counting && expectedMismatch(asAssessed(customer, counting), satRank, today());
      return expected ? (
        <PlaceholderFor label={checking}>{noticeOf(expected)}</PlaceholderFor>
      ) : (
        <SuitabilityLine tone="neutral">{checking}</SuitabilityLine>
      );
    }
    case 'failed':
      return (
        <FailurePanel
          compact
          title="Suitability could not be checked"
          meaning="Without it this fund cannot be added to the cart."
          onRetry={mismatch.retry}
        />
      );
    case 'ok': {
      const basis = counting && basisOf(counting, today());
      return mismatch.value.mismatch ? (
        noticeOf(mismatch.value)
      ) : (
        <SuitabilityLine tone="good">{basis ? `Suitable ${basis}` : 'Suits this customer'}</SuitabilityLine>
      );
    }
  }
}
