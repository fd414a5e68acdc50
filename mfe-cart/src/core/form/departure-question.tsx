import { CheckCard } from '@portal/shared/forms';
import { getShortName, sizeText } from '@portal/shared/items';
import { PrivateFigures } from '@portal/shared/parts';
import { Banner, Box } from '@portal/shared/ui';
import { withdrawalReason } from '@portal/shared/withdrawal-reasons';
import type { RedemptionItem } from '../items/cart-item.ts';
import { departureText } from '../items/departure.ts';

interface DepartureQuestionProps {
  /** Name of the field, which gets the focus when the answer is missing. */
  readonly field: string;
  readonly accountId: string;
  /** The withdrawals beside the one that is shown here. */
  readonly others: readonly RedemptionItem[];
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error: string | undefined;
}

/** Names a withdrawal by its scheme, how much it takes, and its reason: `CBPRG, all units, reason Education`. */
function nameOf({ text, size, order }: RedemptionItem): string {
  const reason = withdrawalReason(order.withdrawalReason)?.name;
  const taken = size === 'all' ? 'all units' : sizeText(size);
  return [getShortName(text), taken, ...(reason === undefined ? [] : [`reason ${reason}`])].join(', ');
}

/** Asks whether the customer wants a withdrawal on leaving Malaysia permanently and another one from the same account. */
export function DepartureQuestion(props: DepartureQuestionProps) {
  const { field, accountId, others, isChecked, onChange, error } = props;
  return (
    <Banner tone="warn" role="alert" title="This account has a withdrawal for another reason too">
      <PrivateFigures>
        {`Other ${others.length === 1 ? 'withdrawal' : 'withdrawals'}: ${others.map(nameOf).join('; ')}.`}
      </PrivateFigures>
      <Box mt="3" color="fg.default" data-field={field}>
        <CheckCard checked={isChecked} onChange={onChange} error={error}>
          {departureText(accountId)}
        </CheckCard>
      </Box>
    </Banner>
  );
}
