import { SelectField, TextField } from '@portal/shared/forms';
import { marketValue, Percent, shareOf } from '@portal/shared/money';
import { sumText } from '@portal/shared/selling';
import { Banner, FailurePanel, Text } from '@portal/shared/ui';
import { BankField, FixedAnswer, type SourceHolding } from '../transaction/index.ts';
import type { TakenSize } from '../transaction-rules/index.ts';
import type { RedeemFormState } from './use-redeem-form.ts';
import { documentsFor, isTaxed } from './withdrawal-reasons.ts';

/** What is paid of a taxed withdrawal: 8% are deducted (domain, section 3). */
const netShare = Percent.of('92');

const bankWords = {
  failed: 'A redemption is paid into one of them: try again.',
  none: 'A redemption is paid into a bank account of its currency: have one added first.',
  noBanks: 'A redemption cannot be ordered without it. Try again.',
  waits: 'The redemption waits',
} as const;

interface PaymentFieldsProps {
  readonly state: RedeemFormState;
  readonly limits: NonNullable<SourceHolding['limits']>;
  /** What is redeemed, where it is known. */
  readonly size: TakenSize | undefined;
}

/** Where the money goes: a bank account, back to EPF, or a withdrawal from PRS with its reason. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { field, order } = props.state;
  if (order.plan === 'PRS') return <WithdrawalFields {...props} />;
  if (order.plan === 'EPF')
    return <FixedAnswer label="Paid to">Back to EPF: no bank account is asked for.</FixedAnswer>;
  return (
    <BankField
      field={field('bank')}
      currency={props.limits.currency}
      data={order.bankData}
      accounts={order.bankAccounts}
      banks={order.banks}
      words={bankWords}
    />
  );
}

function WithdrawalFields({ state, limits, size }: PaymentFieldsProps) {
  const { field, order } = state;
  const { reasons } = order;
  if (reasons.status === 'failed') {
    return (
      <FailurePanel
        compact
        title="The reasons for a withdrawal could not be loaded"
        meaning="A withdrawal cannot be ordered without one. Try again."
        onRetry={reasons.retry}
      />
    );
  }
  const reason = field('reason');
  const documents = documentsFor(reason.value);
  return (
    <>
      <SelectField
        {...reason}
        label="Reason for the withdrawal"
        placeholder="Choose a reason"
        help={documents.length > 0 ? `Documents: ${documents.join(', ')}` : undefined}
        options={
          reasons.status === 'ok'
            ? reasons.value.map(({ reasonID, name }) => ({ value: reasonID, label: name }))
            : []
        }
      />
      <TextField
        {...field('description')}
        label="Description"
        aside="Optional"
        help="When it is empty, the reason’s name is sent."
      />
      {isTaxed(reason.value) ? <TaxNote limits={limits} size={size} /> : null}
      <FixedAnswer label="Paid to">
        The member, by the retirement scheme: no bank account is asked for.
      </FixedAnswer>
    </>
  );
}

/** What is left of a pre-retirement withdrawal. Of units it is an estimate at the last price. */
function TaxNote({ limits, size }: Pick<PaymentFieldsProps, 'limits' | 'size'>) {
  const gross =
    size?.by === 'amount' ? size.money : size && marketValue(size.units, limits.nav, limits.currency);
  const net = gross && `: of ${sumText(gross)} about ${sumText(shareOf(gross, netShare))}`;
  return (
    <Banner tone="info" title="8% tax is deducted before retirement age">
      <Text as="span" data-private>{`92% is paid${net ?? ''}.`}</Text>
    </Banner>
  );
}
