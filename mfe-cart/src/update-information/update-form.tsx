import { Button, chakra, Flex, Heading, Text } from '@portal/shared/ui';
import { useId } from 'react';
import { pluralize } from '../core/format-text.ts';
import type { ClientInformationItem } from '../core/items/cart-item.ts';
import { DrawerOrdersContext, TransactionForm } from '../transaction/index.ts';
import { isFieldApplicable } from './changes.ts';
import { ChangesTable } from './fields/changes-table.tsx';
import { EarlierUpdateNote } from './fields/earlier-update-note.tsx';
import { UpdateFieldControl } from './fields/update-field-control.tsx';
import { fieldGroups, type UpdateField, updateDraft } from './update-fields.ts';
import { updateInformationKind } from './update-information-kind.ts';
import { type UpdateFacts, type UpdateFormState, useUpdateForm } from './use-update-form.ts';

interface UpdateFormProps {
  readonly editing: ClientInformationItem | undefined;
  readonly facts: UpdateFacts;
  readonly onClose: () => void;
}

type Group = (typeof fieldGroups)[number];

// a customer has one record: there is no further update to add in the same drawer
const singleOrder = { isFollowing: false };

/**
 * Drawer with the form that changes the customer's record. Submitting puts the update into the cart; with `editing` it
 * replaces that item. It shows what changes, before and after.
 */
export function UpdateForm({ facts, editing, onClose }: UpdateFormProps) {
  const state = useUpdateForm(facts, editing);
  const { form, changes } = state;
  const id = useId();
  const groupIdOf = (group: Group) => `${id}-${fieldGroups.indexOf(group)}`;
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
          changes.length === 0 ? undefined : (
            <>
              <Text textStyle="help">To be changed</Text>
              <Text textStyle="md">{pluralize(changes.length, 'field')}</Text>
            </>
          )
        }
        nothingText="Nothing is changed yet"
        onClose={onClose}
      >
        <EarlierUpdateNote customerId={facts.customer.customerId} editedId={editing?.id} />
        <GroupList idOf={groupIdOf} />
        {fieldGroups.map((group) => (
          <FieldGroup key={group.title} group={group} id={groupIdOf(group)} state={state} />
        ))}
        <ChangesTable changes={changes} />
      </TransactionForm>
    </DrawerOrdersContext>
  );
}

/** Leads to the groups of the long form. A phone has no room for it. */
const GroupList = ({ idOf }: { readonly idOf: (group: Group) => string }) => (
  <Flex as="nav" aria-label="Sections" display={{ base: 'none', md: 'flex' }} wrap="wrap" mx="-2" my="-1">
    {fieldGroups.map((group) => (
      <Button
        key={group.title}
        variant="ghost"
        size="xs"
        onClick={() => document.getElementById(idOf(group))?.focus()}
      >
        {group.title}
      </Button>
    ))}
  </Flex>
);

/** Short fields are side by side where there is room; the first group has the sections above it, not a line. */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > :not([data-short])': { gridColumn: '1 / -1' },
    '& + &': { pt: '5', borderTopWidth: '1px', borderColor: 'border.subtle' },
  },
});

/** The fields with short values that follow each other in pairs. */
const shortFields: ReadonlySet<UpdateField> = new Set([
  'telCountryCode',
  'tel',
  'nationality',
  'race',
  'maritalStatus',
  'noOfDependents',
  'annualIncome',
  'personalAsset',
  'epfNo',
  'usResidentStatus',
]);

interface FieldGroupProps {
  readonly group: Group;
  readonly id: string;
  readonly state: UpdateFormState;
}

function FieldGroup({ group: { title, names }, id, state }: FieldGroupProps) {
  const { form, lookups } = state;
  return (
    <Fields role="group" aria-labelledby={id}>
      <Heading as="h3" textStyle="h2" id={id} tabIndex={-1} scrollMarginTop="4">
        {title}
      </Heading>
      {names
        .filter((name) => isFieldApplicable(name, form.values, lookups))
        .map((name) => (
          <div key={name} data-short={shortFields.has(name) || undefined}>
            <UpdateFieldControl name={name} state={state} />
          </div>
        ))}
    </Fields>
  );
}
