import { getAccountTypeName } from '@portal/shared/accounts';
import type { BoundField } from '@portal/shared/form-values';
import { SelectField } from '@portal/shared/forms';
import { planName } from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { Banner } from '@portal/shared/ui';
import type { AccountChoice } from '../../transaction-rules/index.ts';

function optionOf(choice: AccountChoice) {
  const { accountId, plan, accountType } = choice.account;
  const label = `${accountLabel(accountId)} · ${planName(plan)} · ${getAccountTypeName(accountType)}`;
  return choice.status === 'open'
    ? { value: accountId, label }
    : { value: accountId, label: `${label} – ${choice.refusal}`, disabled: true };
}

interface AccountFieldProps {
  readonly field: BoundField;
  readonly choices: readonly AccountChoice[];
  /** What needs an account, as the start of a sentence: `An investment`. */
  readonly what: string;
  readonly onChoose: (accountId: string) => void;
}

/**
 * Field for the account that an order is for, with its plan. Accounts that this agent may not sell for are disabled and
 * say why; a customer without accounts gets a note instead of the field. `what`: the transaction, as the first words of
 * that note (`A redemption`); `onChoose` gets the chosen account's id.
 */
export function AccountField({ field, choices, what, onChoose }: AccountFieldProps) {
  if (choices.length === 0) {
    return (
      <Banner tone="info" title="This customer has no account yet">
        {`${what} needs an account. Open one by onboarding first.`}
      </Banner>
    );
  }
  const refused = choices.filter((choice) => choice.status === 'refused');
  const why =
    refused.length === 0 ? undefined : [...new Set(refused.map(({ refusal }) => refusal))].join(' ');
  return (
    <SelectField
      {...field}
      label="Account and plan"
      placeholder={refused.length === choices.length ? 'No account can be chosen' : 'Choose an account'}
      help={why}
      options={choices.map(optionOf)}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
