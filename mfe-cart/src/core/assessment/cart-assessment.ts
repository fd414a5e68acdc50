import type { Customer } from '@portal/shared/api/customers';
import { type SatPayload, satDeclarations, satPayload } from '@portal/shared/api/suitability';
import { addDays, malaysianDateOf } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { acceptsForeignCurrency } from '@portal/shared/selling';

/** An assessment is valid for a year (domain, section 4). */
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

/** Returns an assessment as the record will have it, valid for a year from the day on which it was answered. */
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

/** Returns the assessment of a cart item; `undefined` while it has no result, unless the customer gives no information. */
export function readCartAssessment(payload: unknown): CartAssessment | undefined {
  const { data } = z.safeParse(satPayload, payload);
  if (!data || (data.result === null && data.satDeclarationId !== satDeclarations.declines)) return undefined;
  return {
    record: assessedFields(data),
    vI: data.vI,
    acceptsForeignCurrency: acceptsForeignCurrency(data.answers),
  };
}
