import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { useFormValues } from '@portal/shared/form-values';
import { readEmail } from '@portal/shared/person/read-email';
import { readPhone } from '@portal/shared/person/read-phone';
import { useAgent } from '@portal/shared/ui';
import type { ClientInformationItem } from '../core/items/cart-item.ts';
import { missingIn } from '../transaction/index.ts';
import { outcomeOf } from './changes.ts';
import { readUpdate } from './order.ts';
import { valuesOfItem, valuesOfRecord } from './update-fields.ts';

/** What the form needs before it opens. */
export interface UpdateFacts {
  readonly customer: Customer;
  readonly lookups: Lookups;
}

/**
 * Returns the state of the form that changes the customer's record: values, `field` (what a control needs, by name),
 * `reading` (the payload, or what is missing), the changes as texts, and the documents that they need. It begins with
 * the item `editing`, else with what is on record.
 */
export function useUpdateForm(
  { customer, lookups }: UpdateFacts,
  editing: ClientInformationItem | undefined,
) {
  const { email: agentEmail } = useAgent();
  const form = useFormValues(editing ? valuesOfItem(editing, customer) : valuesOfRecord(customer));
  const context = { record: customer, lookups, agentEmail, readPhone, readEmail };
  const reading = readUpdate(form.values, context);
  return {
    form,
    field: form.bind(missingIn(reading)),
    reading,
    lookups,
    customer,
    ...outcomeOf(form.values, context),
  };
}

export type UpdateFormState = ReturnType<typeof useUpdateForm>;
