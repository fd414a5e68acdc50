import type { RedemptionItem } from '../core/items/cart-item.ts';
import type { MismatchReason } from '../core/items/mismatch-reasons.ts';
import {
  type OrderFacts,
  SourceHoldingFields,
  TakenSizeSummary,
  TransactionForm,
} from '../transaction/index.ts';
import { checkSize, type DrawerStart, normalizedSize } from '../transaction-rules/index.ts';
import { PaymentFields } from './payment-fields.tsx';
import { ReasonFields } from './reason-fields.tsx';
import { redeemDraft } from './redeem-fields.ts';
import { redeemKind } from './redeem-kind.ts';
import { type RedeemFormState, useRedeemForm } from './use-redeem-form.ts';

interface RedeemFormProps {
  readonly editing: RedemptionItem | undefined;
  /** What was acknowledged with the edited item. */
  readonly saved: MismatchReason | undefined;
  readonly facts: OrderFacts;
  readonly start: DrawerStart;
  readonly onClose: () => void;
}

/** Returns what must be loaded before the form can be sent, as text, or `undefined`. */
function submitBlocker({ plan, holdings, offer, bankData, banks, reasons }: RedeemFormState['order']) {
  if (plan === undefined) return undefined;
  if (holdings.status === 'loading') return 'Loading holdings…';
  if (plan === 'PRS') return offer && reasons.status === 'loading' ? 'Loading reasons…' : undefined;
  const isLoading = bankData.status === 'loading' || banks.status === 'loading';
  return plan === 'CS' && offer && isLoading ? 'Loading bank accounts…' : undefined;
}

/**
 * Drawer with the form of a redemption. Submitting puts the order into the cart; with `editing` it replaces that item.
 * On a PRS account the reason is asked first, and how much only once it allows a withdrawal.
 */
export function RedeemForm({ facts, start, editing, saved, onClose }: RedeemFormProps) {
  const state = useRedeemForm(facts, start, editing, saved);
  const { field, order } = state;
  const { values } = state.form;
  const { limits } = order;
  const isSizeAsked = order.plan !== 'PRS' || order.withdrawal?.status === 'allowed';
  const check = limits && isSizeAsked ? checkSize(values, limits) : undefined;
  return (
    <TransactionForm
      kind={redeemKind}
      customer={facts.customer}
      state={state}
      draft={redeemDraft(start)}
      editing={editing}
      blocker={submitBlocker(order)}
      answers={JSON.stringify({
        ...values,
        ...normalizedSize(values, limits?.currency ?? ''),
        // the time of a tick is no change
        departure: values.departure !== null,
      })}
      summary={
        limits && check?.status === 'met' ? (
          <TakenSizeSummary label="To be redeemed" size={check.size} limits={limits} />
        ) : undefined
      }
      emptySummary={order.offer ? 'Nothing to redeem yet' : 'No holding chosen'}
      hasOrder={order.offer !== undefined}
      onClose={onClose}
    >
      <SourceHoldingFields
        source={order}
        values={values}
        field={field}
        what="A redemption"
        legend="How much is redeemed?"
        onChoose={state.choose}
        nextField={order.plan === 'PRS' ? 'reason' : 'way'}
        isSizeAsked={isSizeAsked}
      >
        {order.plan === 'PRS' && limits ? (
          <ReasonFields state={state} limits={limits} size={check?.size} />
        ) : null}
      </SourceHoldingFields>
      {limits ? <PaymentFields state={state} currency={limits.currency} /> : null}
    </TransactionForm>
  );
}
