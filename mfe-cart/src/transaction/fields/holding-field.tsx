import type { Loadable } from '@portal/shared/contract';
import type { BoundField } from '@portal/shared/form-values';
import { SelectField } from '@portal/shared/forms';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { Banner, FailurePanel, Skeleton } from '@portal/shared/ui';
import type { HoldingChoice } from '../../transaction-rules/index.ts';

/** The units of the chosen one are below the field, where a phone has room for them after a long name. */
function optionOf(choice: HoldingChoice, chosen: HoldingChoice | undefined) {
  const { scheme, schemeName } = choice.holding;
  if (choice.status === 'refused')
    return { value: scheme, label: `${schemeName} – ${choice.refusal}`, disabled: true };
  return {
    value: scheme,
    label: choice === chosen ? schemeName : `${schemeName} · ${choice.free.format()} units`,
  };
}

/** What is said below the field of the chosen holding: its free units, or why it cannot be taken from; before, what follows. */
function helpOf(chosen: HoldingChoice | undefined) {
  if (chosen === undefined) return 'Choose one to see how much can be taken and what stays.';
  if (chosen.status !== 'open') return chosen.refusal;
  return <span data-private>{chosen.free.format()} units</span>;
}

interface HoldingFieldProps {
  readonly field: BoundField;
  readonly choices: Loadable<readonly HoldingChoice[]>;
  /** Those that were loaded last, which stay while they are loaded again and when that fails. */
  readonly lastKnown: readonly HoldingChoice[] | undefined;
  readonly onChoose: (scheme: string) => void;
}

/**
 * Field for the holding that units are taken from. Holdings with which the action is not allowed are disabled and say
 * why. When `choices` could not be loaded, Try again shows above those that were loaded last (`lastKnown`); before the
 * first ones, a placeholder.
 */
export function HoldingField({ choices, lastKnown, ...control }: HoldingFieldProps) {
  if (choices.status === 'failed') {
    return (
      <>
        <FailurePanel
          compact
          title="Holdings could not be loaded"
          meaning="Without them and the cart it is not known which units are free."
          onRetry={choices.retry}
        />
        {lastKnown ? <HoldingSelect {...control} choices={lastKnown} /> : null}
      </>
    );
  }
  if (!lastKnown) {
    return (
      <DelayedPlaceholder label="Loading holdings">
        <Skeleton h="10" borderRadius="md" />
      </DelayedPlaceholder>
    );
  }
  return <HoldingSelect {...control} choices={lastKnown} />;
}

type HoldingSelectProps = Omit<HoldingFieldProps, 'choices' | 'lastKnown'> & {
  readonly choices: readonly HoldingChoice[];
};

function HoldingSelect({ field, choices, onChoose }: HoldingSelectProps) {
  if (choices.length === 0) {
    return (
      <Banner tone="info" title="This account has no holdings">
        Choose another account.
      </Banner>
    );
  }
  const chosen = choices.find(({ holding }) => holding.scheme === field.value);
  return (
    <SelectField
      {...field}
      label="Holding"
      data-private
      value={chosen ? field.value : ''}
      placeholder="Choose a holding"
      help={helpOf(chosen)}
      options={choices.map((choice) => optionOf(choice, chosen))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
