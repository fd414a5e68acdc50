import * as z from '@portal/shared/schema';
import type { Customer } from '../../contract/api/customers.ts';
import { type SatPayload, satDeclarations, satPayload } from '../../contract/api/suitability-payload.ts';
import { addDays, malaysianDateOf } from '../../foundation/dates/index.ts';
import { acceptsForeignCurrency } from '../selling/index.ts';

/** An assessment is valid for a year (docs/domain.md, section 4). */
const lastDayOfYear = 364;

/** The fields of a customer's record that an assessment decides. */
type AssessedFields = Pick<
  Customer,
  | 'riskCategory'
  | 'satGroup'
  | 'satDeclaration'
  | 'satDeclarationId'
  | 'satEffectiveDate'
  | 'satEffectiveDateTo'
>;

/** An answered assessment. `answeredAt` is an ISO instant. */
interface Answered {
  readonly result?: { readonly riskCategory: string; readonly satGroup: string } | null | undefined;
  readonly satDeclarationId?: number | null | undefined;
  readonly answeredAt?: string | null | undefined;
}

/**
 * Returns the fields of the customer's record as an assessment will set them: category, group, declaration, and
 * validity for a year from the day in Malaysia on which it was answered. What the assessment does not have is `null`.
 */
export function assessedFields({ result, satDeclarationId, answeredAt }: Answered): AssessedFields {
  const from = answeredAt ? malaysianDateOf(answeredAt) : null;
  return {
    riskCategory: result?.riskCategory ?? null,
    satGroup: result?.satGroup ?? null,
    satDeclaration: null,
    satDeclarationId: satDeclarationId ?? null,
    satEffectiveDate: from,
    satEffectiveDateTo: from && addDays(from, lastDayOfYear),
  };
}

/** A complete assessment in a cart. */
export interface CartAssessment {
  readonly record: AssessedFields;
  /** The answers about extra care. */
  readonly vI: SatPayload['vI'];
  readonly acceptsForeignCurrency: boolean;
}

/**
 * Returns what the payload of a cart's assessment (item `sat`) says of the customer, if it is complete; `undefined`
 * when it cannot be decoded, and while it has no result, unless the customer declines to give information.
 */
export function readCartAssessment(payload: unknown): CartAssessment | undefined {
  const { data } = z.safeParse(satPayload, payload);
  if (!data || (data.result === null && data.satDeclarationId !== satDeclarations.declines)) return undefined;
  return {
    record: assessedFields(data),
    vI: data.vI,
    acceptsForeignCurrency: acceptsForeignCurrency(data.answers),
  };
}

/**
 * Returns a copy of the customer as this assessment, once processed, will leave the record. What it does not answer
 * stays as it is.
 */
export function withAssessment(customer: Customer, { record, vI }: CartAssessment): Customer {
  const before = customer.vI;
  return {
    ...customer,
    ...record,
    vI: {
      Q2: vI.Q2 ?? before?.Q2 ?? null,
      Q2Yes: vI.Q2 === null ? (before?.Q2Yes ?? null) : vI.Q2Yes,
      Q3: vI.Q3 ?? before?.Q3 ?? null,
      Q4: vI.Q4 ?? before?.Q4 ?? null,
      Q5: vI.Q5 ?? before?.Q5 ?? null,
      Q6: vI.Q6 || (before?.Q6 ?? null),
    },
  };
}
