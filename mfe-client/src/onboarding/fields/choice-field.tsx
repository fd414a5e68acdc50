import type { Lookups } from '@portal/shared/api/lookups';
import type { BoundField } from '@portal/shared/form-values';
import { CheckCard, ChoiceCards, SelectField, TextField } from '@portal/shared/forms';
import { type FieldName, fieldOf, listOptions } from '@portal/shared/person';
import { Box, chakra, Grid, Text } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { SearchSelect } from './search-select.tsx';

/** Options above this number are searched by typing. */
const longList = 40;
/** Up to this number of options each is a card. */
const fewOptions = 4;

interface NamedFieldProps<Value> {
  /** Name in the table of a person's fields, which has the label. */
  readonly of: FieldName;
  readonly field: BoundField<Value>;
  readonly lookups: Lookups;
  readonly label?: string;
  readonly aside?: ReactNode;
}

/**
 * A choice from a lookup list, shown by the number of options: few as cards, a long list as a search, else a select.
 * `of`: the field of the record that it fills, whose list and, by default, label it takes.
 */
export function ChoiceField({
  of,
  field,
  lookups,
  label = fieldOf(of).label,
  aside,
}: NamedFieldProps<string>) {
  const options = listOptions(of, lookups, [field.value]);
  const isPrivate = fieldOf(of).care !== undefined || undefined;
  if (options.length > longList)
    return <SearchSelect {...field} label={label} aside={aside} options={options} />;
  if (options.length <= fewOptions)
    return (
      <Box data-field={field.name}>
        <ChoiceCards
          {...field}
          legend={label}
          aside={aside}
          columns={options.length === 3 ? 3 : 2}
          options={options}
          value={field.value === '' ? undefined : field.value}
        />
      </Box>
    );
  return (
    <SelectField
      {...field}
      label={label}
      aside={aside}
      placeholder="Choose"
      options={options}
      data-private={isPrivate}
    />
  );
}

/**
 * A field for one line of text. `of`: the field of the record that it fills; `check`: the agent has to compare it with
 * the document.
 */
export function LineField({
  of,
  field,
  label = fieldOf(of).label,
  aside,
  check = false,
}: Omit<NamedFieldProps<string>, 'lookups'> & { readonly check?: boolean }) {
  const { input, care } = fieldOf(of);
  const { help, digits } = input.kind === 'text' ? input : {};
  return (
    <TextField
      {...field}
      label={label}
      aside={aside}
      check={check}
      help={help}
      inputMode={digits ? 'numeric' : undefined}
      data-private={care !== undefined || undefined}
    />
  );
}

const Group = chakra('fieldset', { base: { minW: '0' } });
const Legend = chakra('legend', { base: { mb: '1.5', fontWeight: 'medium' } });

/** One of several choices. */
interface CheckOption {
  readonly value: string;
  readonly label: ReactNode;
  /** Why it cannot be chosen. */
  readonly disabledBecause?: string | undefined;
}

interface ChecksFieldProps {
  readonly legend: ReactNode;
  readonly help?: string;
  readonly field: Pick<BoundField<readonly string[]>, 'name' | 'value' | 'error'>;
  readonly options: readonly CheckOption[];
  readonly onChange: (values: readonly string[]) => void;
}

/**
 * Several choices, each a card. `onChange` gets the values that are then chosen, in the order of the options. An option
 * with `disabledBecause` cannot be changed and says why.
 */
export function ChecksField({ legend, help, field, options, onChange }: ChecksFieldProps) {
  const noteId = useId();
  const note = field.error ?? help;
  const isShort = options.every(
    ({ label, disabledBecause }) => typeof label === 'string' && label.length <= 12 && !disabledBecause,
  );
  const toggle = (toggled: string, isChosen: boolean) =>
    onChange(
      options
        .map(({ value }) => value)
        .filter((value) => (value === toggled ? isChosen : field.value.includes(value))),
    );
  return (
    <Group data-field={field.name} aria-describedby={note === undefined ? undefined : noteId}>
      <Legend>{legend}</Legend>
      <Grid
        rowGap="2"
        columnGap={{ base: '2', md: '5' }}
        templateColumns={{
          // as many short words as fit, at every size of text
          base: `repeat(auto-fill, minmax(min(100%, ${isShort ? '9.5rem' : '100%'}), 1fr))`,
          md: `repeat(${options.length === 3 ? 3 : 2}, minmax(0, 1fr))`,
        }}
      >
        {options.map(({ value, label, disabledBecause }) => (
          <CheckCard
            key={value}
            checked={field.value.includes(value)}
            disabled={disabledBecause !== undefined}
            onChange={(isChosen) => toggle(value, isChosen)}
          >
            <Text as="span" fontWeight="medium">
              {label}
            </Text>
            {disabledBecause === undefined ? null : (
              <Text as="span" display="block" textStyle="help">
                {disabledBecause}
              </Text>
            )}
          </CheckCard>
        ))}
      </Grid>
      {note === undefined ? null : (
        <Text id={noteId} mt="1.5" textStyle="help" color={field.error ? 'danger.fg' : undefined}>
          {note}
        </Text>
      )}
    </Group>
  );
}
