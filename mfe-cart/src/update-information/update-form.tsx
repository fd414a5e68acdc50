import { isAsked, updateFields as rows } from '@portal/shared/fields';
import { countFields } from '@portal/shared/person';
import { Banner, chakra, Heading, Text } from '@portal/shared/ui';
import type { ClientInformationItem } from '../core/items/cart-item.ts';
import { DrawerOrdersContext, TransactionForm } from '../transaction/index.ts';
import { ChangesTable } from './fields/changes-table.tsx';
import { EarlierUpdateNote } from './fields/earlier-update-note.tsx';
import { UpdateFieldControl } from './fields/update-field-control.tsx';
import { Sections } from './sections.tsx';
import { fieldGroupsOf, type UpdateField, updateDraft } from './update-fields.ts';
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
  const groups = fieldGroupsOf(facts.customer);
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
              <Text textStyle="md">{countFields(changes)}</Text>
            </>
          )
        }
        emptySummary="Nothing is changed yet"
        onClose={onClose}
      >
        <EarlierUpdateNote customerId={facts.customer.customerId} editedId={editing?.id} />
        <Sections titles={groups.map(({ title }) => title)}>
          {(idOf) =>
            groups.map((group) => (
              <FieldGroup key={group.title} group={group} id={idOf(group.title)} state={state} />
            ))
          }
        </Sections>
        <ChangesTable changes={changes} />
      </TransactionForm>
    </DrawerOrdersContext>
  );
}

/** Short fields are side by side where there is room. */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > :not([data-paired])': { gridColumn: '1 / -1' },
    '& + &': { pt: '5', borderTopWidth: '1px', borderColor: 'border.subtle' },
  },
});

const isShort = (name: UpdateField): boolean =>
  !rows[name].isWide && !['choices', 'yes-no'].includes(rows[name].control);

/** Returns the short fields that follow each other in pairs; one without a second has the whole width. */
function pairedFields(names: readonly UpdateField[]): ReadonlySet<UpdateField> {
  const paired = new Set<UpdateField>();
  names.forEach((name, at) => {
    const before = names[at - 1];
    if (before === undefined || paired.has(before)) return;
    if (isShort(before) && isShort(name)) paired.add(before).add(name);
  });
  return paired;
}

interface FieldGroupProps {
  readonly group: ReturnType<typeof fieldGroupsOf>[number];
  readonly id: string;
  readonly state: UpdateFormState;
}

function FieldGroup({ group: { title, names }, id, state }: FieldGroupProps) {
  const { form, lookups, documents } = state;
  const asked = names.filter((name) => isAsked(rows, name, form.values, lookups));
  const paired = pairedFields(asked);
  return (
    <Fields role="group" aria-labelledby={id}>
      <Heading as="h3" textStyle="h2" id={id} tabIndex={-1}>
        {title}
      </Heading>
      {asked.map((name) => (
        <div key={name} data-paired={paired.has(name) || undefined}>
          <UpdateFieldControl name={name} state={state} />
        </div>
      ))}
      {documents
        .filter(({ field }) => names.includes(field))
        .map((needed) => (
          <Banner
            key={needed.name}
            tone="info"
            title={`${needed.name} is needed after the customer confirms`}
          >
            {needed.effect}
          </Banner>
        ))}
    </Fields>
  );
}
