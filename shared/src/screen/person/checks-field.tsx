import type { BoundField } from '@portal/shared/form-values';
import { CheckCard } from '@portal/shared/forms';
import { chakra, Grid, Text } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';

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
  readonly help?: ReactNode;
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
