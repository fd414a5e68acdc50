import { CheckCard, ChoiceCards, SelectField, TextField } from '@portal/shared/forms';
import { Box, chakra, Grid, Text } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { type allFields, optionsOf } from '../field-table.ts';
import { type ListName, type TextName, type UpdateField, valuesOfRecord } from '../update-fields.ts';
import type { UpdateFormState } from '../use-update-form.ts';

type FieldRow = (typeof allFields)[number];

interface FieldProps {
  readonly field: FieldRow;
  readonly state: UpdateFormState;
}

const isList = (name: UpdateField): name is ListName =>
  name === 'sourceOfIncome' || name === 'purposeOfInvest';

/** The control of a field. Once it is changed, what is on record shows below. */
export function UpdateFieldControl({ field, state }: FieldProps) {
  const { name } = field;
  if (name === 'sI') return <YesNoControl field={field} state={state} />;
  if (isList(name)) return <ListControl field={field} name={name} state={state} />;
  return field.input.kind === 'choice' ? (
    <ChoiceControl field={field} name={name} state={state} />
  ) : (
    <TextControl field={field} name={name} state={state} />
  );
}

/** What is on record, for a field that was changed. */
function recordedHelp({ name }: FieldRow, { changes }: UpdateFormState): ReactNode {
  const change = changes.find((each) => each.name === name);
  if (change === undefined) return undefined;
  if (change.before === '') return 'Not on record until now.';
  return (
    <>
      {'On record: '}
      <span data-private={change.isPrivate || undefined}>{change.before}</span>
    </>
  );
}

function TextControl({ field: row, name, state }: FieldProps & { readonly name: TextName }) {
  const { label, input, isPrivate } = row;
  const { help, digits } = input.kind === 'text' ? input : {};
  return (
    <TextField
      {...state.field(name)}
      label={label}
      help={recordedHelp(row, state) ?? help}
      inputMode={digits ? 'numeric' : undefined}
      data-private={isPrivate}
    />
  );
}

function ChoiceControl({ field: row, name, state }: FieldProps & { readonly name: TextName }) {
  const { customer, lookups } = state;
  const recorded = String(customer[name] ?? '');
  return (
    <SelectField
      {...state.field(name)}
      label={row.label}
      placeholder="Choose"
      options={optionsOf(name, lookups, [recorded])}
      help={recordedHelp(row, state)}
      data-private={row.isPrivate}
    />
  );
}

function YesNoControl({ field: row, state }: FieldProps) {
  return (
    <ChoiceCards
      {...state.field('sI')}
      legend={row.label}
      help={recordedHelp(row, state) ?? 'A sophisticated investor may buy wholesale funds.'}
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  );
}

const Group = chakra('fieldset', { base: { minW: '0' } });
const Legend = chakra('legend', { base: { mb: '1.5', fontWeight: 'medium' } });

function ListControl({ field: row, name, state }: FieldProps & { readonly name: ListName }) {
  const { lookups, customer } = state;
  const { value: chosen, error, onChange } = state.field(name);
  const noteId = useId();
  const options = optionsOf(name, lookups, valuesOfRecord(customer)[name]);
  const note = error ?? recordedHelp(row, state);
  const toggle = (toggled: string, isChosen: boolean) =>
    onChange(
      options
        .map(({ value }) => value)
        .filter((value) => (value === toggled ? isChosen : chosen.includes(value))),
    );
  return (
    <Group data-field={name} aria-describedby={note === undefined ? undefined : noteId}>
      <Legend>{row.label}</Legend>
      <Grid gap="2" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {options.map((option) => (
          <Box key={option.value}>
            <CheckCard
              checked={chosen.includes(option.value)}
              onChange={(isChosen) => toggle(option.value, isChosen)}
            >
              {option.label}
            </CheckCard>
          </Box>
        ))}
      </Grid>
      {note === undefined ? null : (
        <Text id={noteId} mt="1.5" textStyle="help" color={error ? 'danger.fg' : undefined}>
          {note}
        </Text>
      )}
    </Group>
  );
}
