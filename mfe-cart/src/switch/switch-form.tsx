import type { SwitchingItem } from '../core/items/cart-item.ts';
import type { MismatchReason } from '../core/items/mismatch-reasons.ts';
import {
  type BuyerFacts,
  SourceHoldingFields,
  SuitabilityFields,
  TakenSizeSummary,
  TransactionForm,
} from '../transaction/index.ts';
import { checkSize, type DrawerStart } from '../transaction-rules/index.ts';
import { normalizedAnswers } from './order.ts';
import { switchDraft } from './switch-fields.ts';
import { switchKind } from './switch-kind.ts';
import { TargetAnswers } from './target-answers.tsx';
import { TargetField } from './target-field.tsx';
import { type SwitchFormState, useSwitchForm } from './use-switch-form.ts';

interface SwitchFormProps {
  readonly editing: SwitchingItem | undefined;
  /** The reason that was given for the edited item, if any (SAT-04). */
  readonly savedReason: MismatchReason | undefined;
  readonly facts: BuyerFacts;
  readonly start: DrawerStart;
  readonly onClose: () => void;
}

/** Returns what must be loaded before the form can be sent, as text, or `undefined`. */
function submitBlocker({
  plan,
  holdings,
  target,
  mismatch,
  paysOut,
  bankData,
  banks,
}: SwitchFormState['order']) {
  if (plan === undefined) return undefined;
  if (holdings.status === 'loading') return 'Loading holdings…';
  if (!target) return undefined;
  if (mismatch.status === 'loading') return 'Checking suitability…';
  const isLoading = bankData.status === 'loading' || banks.status === 'loading';
  return paysOut && isLoading ? 'Loading bank accounts…' : undefined;
}

/** Returns what the footer says while there is nothing to add. */
function emptySummary({ offer, target }: SwitchFormState['order']): string {
  if (!offer) return 'No holding chosen';
  return target ? 'Nothing to switch yet' : 'No fund chosen';
}

/**
 * Drawer with the form of a switch or contra. Submitting puts the order into the cart; with `editing` it replaces that
 * item. `savedReason`: the item's reason and acknowledgement of a mismatch. How much is switched is asked once the
 * target is chosen.
 */
export function SwitchForm({ facts, start, editing, savedReason, onClose }: SwitchFormProps) {
  const state = useSwitchForm(facts, start, editing, savedReason);
  const { field, order } = state;
  const { values } = state.form;
  const { limits, plan, offer, target, mismatch } = order;
  const check = limits && checkSize(values, limits);
  return (
    <TransactionForm
      kind={switchKind}
      customer={facts.customer}
      state={state}
      draft={switchDraft(start)}
      editing={editing}
      blocker={submitBlocker(order)}
      answers={normalizedAnswers(values, limits?.currency ?? '')}
      summary={
        target && limits && check?.status === 'met' ? (
          <TakenSizeSummary label="To be switched" size={check.size} limits={limits} />
        ) : undefined
      }
      emptySummary={emptySummary(order)}
      hasOrder={target !== undefined}
      onClose={onClose}
    >
      <SourceHoldingFields
        source={order}
        values={values}
        field={field}
        what="A switch"
        legend="How much is switched?"
        onChoose={state.choose}
        nextField="target"
        preview={null}
        isSizeAsked={target !== undefined}
      >
        <TargetField state={state} counting={facts.counting} />
        {target ? (
          <SuitabilityFields
            mismatch={mismatch}
            customer={facts.customer}
            counting={facts.counting}
            satRank={target.fund.satRank}
            verb="switch"
            field={field}
          />
        ) : null}
      </SourceHoldingFields>
      {plan && offer && target ? (
        <TargetAnswers state={state} plan={plan} from={offer} target={target} />
      ) : null}
    </TransactionForm>
  );
}
