import { today } from '@portal/shared/dates';
import { MoneyText } from '@portal/shared/parts';
import { suitabilityOf } from '@portal/shared/selling';
import { Text, useAgent } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { InvestmentItem } from '../core/items/cart-item.ts';
import type { MismatchReason } from '../core/items/mismatch-reasons.ts';
import {
  AccountField,
  DistributionFields,
  SuitabilityFields,
  TransactionForm,
} from '../transaction/index.ts';
import type { DrawerStart } from '../transaction-rules/index.ts';
import { PrsDefaultField } from './account/prs-default-field.tsx';
import { checkAmount } from './amount/amount-limit.ts';
import { MoneyFields } from './amount/money-fields.tsx';
import { FundField } from './fund/fund-field.tsx';
import { type InvestValues, investDraft, valuesOfItem } from './invest-fields.ts';
import { investKind } from './invest-kind.ts';
import { normalizedAnswers } from './order.ts';
import { type InvestFormState, useInvestForm } from './use-invest-form.ts';
import type { OrderFacts, OrderState } from './use-order-context.ts';

interface InvestFormProps {
  readonly editing?: InvestmentItem | undefined;
  /** The reason that was given for the edited item, if any (SAT-04). */
  readonly savedReason?: MismatchReason | undefined;
  readonly facts: OrderFacts;
  readonly start: DrawerStart;
  /** Splits the amount over several funds, beginning with these values; absent where that is not possible. */
  readonly onSplit?: ((values: InvestValues, isDirty: boolean) => void) | undefined;
  /** What is shown above the fields. */
  readonly notice?: ReactNode;
  readonly onClose: () => void;
}

/** Returns what must be loaded before the form can be sent, as text, or `undefined`. */
function submitBlocker({ offer, paysOut, bankData, context }: OrderState): string | undefined {
  if (!offer) return undefined;
  if (context.mismatch.status === 'loading') return 'Checking suitability…';
  const isLoading = bankData.status === 'loading' || context.banks.status === 'loading';
  return paysOut && isLoading ? 'Loading bank accounts…' : undefined;
}

/**
 * Drawer with the form of one investment. Submitting puts the order into the cart; with `editing` it replaces that
 * item. `savedReason`: the item's reason and acknowledgement of a mismatch. `onSplit` gets the values to split over
 * several funds; `notice` is shown above the fields.
 */
export function InvestForm(props: InvestFormProps) {
  const { facts, start, editing, savedReason, onSplit, notice, onClose } = props;
  const agent = useAgent();
  const state = useInvestForm(agent, facts, start, editing && valuesOfItem(editing, savedReason));
  const { field, order } = state;
  const { values } = state.form;
  return (
    <TransactionForm
      kind={investKind}
      customer={facts.customer}
      state={state}
      draft={investDraft(start)}
      editing={editing}
      blocker={submitBlocker(order)}
      answers={normalizedAnswers(values, order.offer)}
      summary={order.offer && <ToBeCharged state={state} />}
      emptySummary="No fund chosen"
      onClose={onClose}
    >
      {notice}
      <AccountField
        field={field('accountId')}
        choices={state.choices}
        what="An investment"
        onChoose={state.chooseAccount}
      />
      <PrsDefaultField state={state} age={facts.customer.age} />
      <FundField
        state={state}
        offers={facts.offers}
        documents={facts.documents}
        suitability={suitabilityOf(facts.customer, today())}
        counting={facts.counting}
        onSplit={onSplit && (() => onSplit(values, state.form.isDirty))}
      />
      {order.offer ? (
        <>
          <SuitabilityFields
            mismatch={order.context.mismatch}
            customer={facts.customer}
            counting={facts.counting}
            satRank={order.offer.fund.satRank}
            verb="invest"
            field={field}
          />
          <MoneyFields state={state} />
          <DistributionFields
            plan={order.account?.plan}
            offer={order.offer}
            paysOut={order.paysOut}
            data={order.bankData}
            accounts={order.context.bankAccounts}
            banks={order.context.banks}
            field={field}
          />
        </>
      ) : null}
    </TransactionForm>
  );
}

function ToBeCharged({ state }: { readonly state: InvestFormState }) {
  const { limits } = state.order.context;
  const amount = limits ? checkAmount(state.form.values.amount, limits) : undefined;
  return (
    <>
      <Text textStyle="help">To be charged</Text>
      <Text textStyle="md">{amount?.status === 'met' ? <MoneyText value={amount.money} /> : '–'}</Text>
    </>
  );
}
