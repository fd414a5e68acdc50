import { Heading, Stack, Text } from '@portal/shared/ui';
import { useId } from 'react';
import { pluralize } from '../core/format-text.ts';
import type { ClientInformationItem } from '../core/items/cart-item.ts';
import { DrawerOrdersContext, TransactionForm } from '../transaction/index.ts';
import { isFieldApplicable } from './changes.ts';
import { ChangesTable } from './fields/changes-table.tsx';
import { EarlierUpdateNote } from './fields/earlier-update-note.tsx';
import { UpdateFieldControl } from './fields/update-field-control.tsx';
import { fieldGroups, updateDraft } from './update-fields.ts';
import { updateInformationKind } from './update-information-kind.ts';
import { type UpdateFacts, type UpdateFormState, useUpdateForm } from './use-update-form.ts';

interface UpdateFormProps {
  readonly editing: ClientInformationItem | undefined;
  readonly facts: UpdateFacts;
  readonly onClose: () => void;
}

// a customer has one record: there is no further update to add in the same drawer
const singleOrder = { isFollowing: false };

/**
 * Drawer with the form that changes the customer's record. Submitting puts the update into the cart; with `editing` it
 * replaces that item. It shows what changes, before and after.
 */
export function UpdateForm({ facts, editing, onClose }: UpdateFormProps) {
  const state = useUpdateForm(facts, editing);
  const { form, changes } = state;
  return (
    <DrawerOrdersContext value={singleOrder}>
      <TransactionForm
        kind={updateInformationKind}
        customer={facts.customer}
        state={state}
        draft={updateDraft}
        editing={editing}
        blocker={undefined}
        answers={JSON.stringify(form.values)}
        summary={
          <>
            <Text textStyle="help">To be changed</Text>
            <Text textStyle="md">{changes.length === 0 ? '–' : pluralize(changes.length, 'field')}</Text>
          </>
        }
        onClose={onClose}
      >
        <EarlierUpdateNote customerId={facts.customer.customerId} editedId={editing?.id} />
        {fieldGroups.map((group) => (
          <FieldGroup key={group.title} group={group} state={state} />
        ))}
        <ChangesTable changes={changes} />
      </TransactionForm>
    </DrawerOrdersContext>
  );
}

interface FieldGroupProps {
  readonly group: (typeof fieldGroups)[number];
  readonly state: UpdateFormState;
}

function FieldGroup({ group: { title, names }, state }: FieldGroupProps) {
  const id = useId();
  const { form, lookups } = state;
  return (
    <Stack role="group" aria-labelledby={id} gap="4">
      <Heading as="h3" textStyle="h3" id={id}>
        {title}
      </Heading>
      {names
        .filter((name) => isFieldApplicable(name, form.values, lookups))
        .map((name) => (
          <UpdateFieldControl key={name} name={name} state={state} />
        ))}
    </Stack>
  );
}
