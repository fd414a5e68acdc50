import type { BoundField } from '@portal/shared/form-values';
import { AmountField, ChoiceCards, type LiveLimit, TextField } from '@portal/shared/forms';
import { Button, chakra, Stack } from '@portal/shared/ui';
import type { SizeCheck, SizeLimits, SizeValues } from '../../transaction-rules/index.ts';

const limitStates = { empty: 'open', met: 'met', broken: 'unmet' } as const satisfies Record<
  SizeCheck['status'],
  LiveLimit['state']
>;

const ways = [
  { value: 'amount', label: 'Amount' },
  { value: 'units', label: 'Units' },
  { value: 'all', label: 'All units' },
] as const satisfies readonly { readonly value: SizeValues['way']; readonly label: string }[];

/** Labels of the ways where sub-account B of PRS alone is taken. */
const partLabels: Readonly<Record<SizeValues['way'], string>> = {
  amount: 'Amount',
  units: 'Units',
  all: 'All of B',
};

interface WayFieldProps {
  readonly field: BoundField<SizeValues['way']>;
  /** The question: `How much is redeemed?` */
  readonly legend: string;
  readonly check: SizeCheck;
  readonly limits: Pick<SizeLimits, 'part'>;
}

/**
 * Field for the way in which the size of a redemption or switch is given: an amount, units or all; of sub-account B
 * where only that is taken. `legend` is the question; `check` is the check of the size typed so far, whose problem
 * shows here when all is chosen.
 */
export function WayField({ field, legend, check, limits }: WayFieldProps) {
  // all units have no other field that could show what is wrong with them
  const problem = field.value === 'all' && check.status === 'broken' ? check.text : undefined;
  const options = limits.part ? ways.map((way) => ({ ...way, label: partLabels[way.value] })) : ways;
  return (
    <ChoiceCards {...field} legend={legend} error={problem ?? field.error} columns="row" options={options} />
  );
}

/** Marked private: it states the customer's units. */
const Limit = chakra('span', { variants: { isBroken: { true: { color: 'danger.fg' } } } });

interface SizeFieldProps {
  readonly field: BoundField;
  readonly way: 'amount' | 'units';
  readonly limits: SizeLimits;
  readonly check: SizeCheck;
  /** Takes all units instead; offered when a minimum would be broken. Absent when all would break one too. */
  readonly onAll: (() => void) | undefined;
}

/**
 * Field for the amount or the units (`way`) of a redemption or switch, with their limit or what is wrong. When less
 * than a minimum would be taken or left, a button offers all units, which `onAll` sets; without `onAll` there is none.
 */
export function SizeField({ field, way, limits, check, onAll }: SizeFieldProps) {
  return (
    <Stack gap="2">
      {way === 'amount' ? (
        <AmountField
          {...field}
          size="lg"
          label="Amount"
          currency={limits.currency}
          limit={{ state: limitStates[check.status], text: <Limit data-private>{check.text}</Limit> }}
        />
      ) : (
        <TextField
          {...field}
          label="Units"
          typing="decimal"
          data-private
          suffix="units"
          help={
            <Limit data-private isBroken={check.status === 'broken'}>
              {check.text}
            </Limit>
          }
        />
      )}
      {check.status === 'broken' && check.size && onAll ? (
        <Button variant="outline" size="sm" alignSelf="flex-start" onClick={onAll}>
          {`${limits.verb === 'redeem' ? 'Redeem' : 'Switch'} all `}
          <span data-private>{limits.free.format()}</span> units{limits.part ? ' of B' : ''}
        </Button>
      ) : null}
    </Stack>
  );
}
