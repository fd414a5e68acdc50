import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { useForm } from '@portal/shared/forms';
import { useAgent } from '@portal/shared/ui';
import type { ClientInformationItem } from '../core/items/cart-item.ts';
import { toFieldErrors } from '../transaction/index.ts';
import { listChanges } from './changes.ts';
import { readUpdate } from './order.ts';
import { type UpdateValues, valuesOfItem, valuesOfRecord } from './update-fields.ts';

/** What the form needs before it opens. */
export interface UpdateFacts {
  readonly customer: Customer;
  readonly lookups: Lookups;
}

/** Returns the form of an update of the customer's record, and what it changes. */
export function useUpdateForm(
  { customer, lookups }: UpdateFacts,
  editing: ClientInformationItem | undefined,
) {
  const { email: agentEmail } = useAgent();
  const form = useForm<UpdateValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (typed) => {
      const reading = readOrder(typed);
      if (reading.status === 'complete') return { values: typed, errors: {} };
      return { values: {}, errors: toFieldErrors(reading.missing) };
    },
    defaultValues: editing ? valuesOfItem(editing, customer) : valuesOfRecord(customer),
  });
  const values = form.watch();
  const readOrder = (typed: UpdateValues) => readUpdate(typed, { record: customer, lookups, agentEmail });
  return { form, readOrder, values, lookups, customer, changes: listChanges(values, customer, lookups) };
}

export type UpdateFormState = ReturnType<typeof useUpdateForm>;
