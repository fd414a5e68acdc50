import { CheckCard, ChoiceCards, Controller, SelectField, TextField } from '@portal/shared/forms';
import { Box, chakra, Grid, Text } from '@portal/shared/ui';
import { type ReactNode, type Ref, useId } from 'react';
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
  const { help, maxLength = 100, digits } = input.kind === 'text' ? input : {};
  return (
    <Controller
      control={state.form.control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={label}
          help={recordedHelp(row, state) ?? help}
          maxLength={maxLength}
          inputMode={digits ? 'numeric' : undefined}
          autoComplete="off"
          data-private={isPrivate}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function ChoiceControl({ field: row, name, state }: FieldProps & { readonly name: TextName }) {
  const { customer, lookups, form } = state;
  const recorded = String(customer[name] ?? '');
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={row.label}
          placeholder="Choose"
          options={optionsOf(name, lookups, [recorded])}
          help={recordedHelp(row, state)}
          data-private={row.isPrivate}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function YesNoControl({ field: row, state }: FieldProps) {
  return (
    <Controller
      control={state.form.control}
      name="sI"
      render={({ field, fieldState }) => (
        <ChoiceCards
          {...field}
          legend={row.label}
          help={recordedHelp(row, state) ?? 'A sophisticated investor may buy wholesale funds.'}
          error={fieldState.error?.message}
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      )}
    />
  );
}

const Group = chakra('fieldset', { base: { minW: '0' } });
const Legend = chakra('legend', { base: { mb: '1.5', fontWeight: 'medium' } });

function ListControl({ field: row, name, state }: FieldProps & { readonly name: ListName }) {
  const { form, lookups, customer } = state;
  const noteId = useId();
  const options = optionsOf(name, lookups, valuesOfRecord(customer)[name]);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => {
        const { value: chosen, ref } = field;
        const error = fieldState.error?.message;
        const note = error ?? recordedHelp(row, state);
        const toggle = (toggled: string, isChosen: boolean) =>
          field.onChange(
            options
              .map(({ value }) => value)
              .filter((value) => (value === toggled ? isChosen : chosen.includes(value))),
          );
        return (
          <Group aria-describedby={note === undefined ? undefined : noteId}>
            <Legend>{row.label}</Legend>
            <Grid gap="2" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
              {options.map((option, index) => (
                <Box key={option.value}>
                  <CheckCard
                    {...firstOnly(index, ref)}
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
      }}
    />
  );
}

/** The first control of a group gets the focus of its field. */
const firstOnly = (index: number, ref: Ref<HTMLInputElement>) => (index === 0 ? { ref } : {});
