import { DraftNotice, FormError, useDraft } from '@portal/shared/forms';
import { Drawer, MaskedId, MoneyText, titleCase } from '@portal/shared/parts';
import { Box, Button, chakra, Text, useAgent } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { useFormLifetime } from '../core/use-form-lifetime.ts';
import { useUnsavedChanges } from '../core/use-unsaved-changes.ts';
import { AccountField } from './account/account-field.tsx';
import { PrsDefaultField } from './account/prs-default-field.tsx';
import { checkAmount } from './amount/amount-limit.ts';
import { MoneyFields } from './amount/money-fields.tsx';
import type { EditedItemProps } from './draft/edited-item.ts';
import { fromDraft, investDraft, isAbout, toDraft } from './draft/invest-draft.ts';
import { FundField } from './fund/fund-field.tsx';
import { normalizedAnswers } from './order.ts';
import { PayoutFields } from './payout/payout-fields.tsx';
import { LeaveDialog } from './submit/leave-dialog.tsx';
import { submitErrorText } from './submit/submit-errors.ts';
import type { AddPhase } from './submit/use-add-investment.ts';
import { useQueuedSubmit } from './submit/use-queued-submit.ts';
import { MismatchNotice } from './suitability/mismatch-notice.tsx';
import { type InvestFormState, useInvestForm } from './use-invest-form.ts';
import type { OrderFacts, OrderState } from './use-order-context.ts';
import { useSubmitInvestment } from './use-submit-investment.ts';

const Form = chakra('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

interface InvestFormProps extends EditedItemProps {
  readonly facts: OrderFacts;
  readonly start: { readonly accountId?: string | undefined; readonly scheme?: string | undefined };
  readonly onClose: () => void;
}

const phases = {
  idle: 'Add to cart',
  adding: 'Adding…',
  waiting: 'Waiting for your other tab…',
  checking: 'Checking what happened…',
} as const satisfies Record<AddPhase, string>;

/** Returns what must be loaded before the form can be sent, as text, or `undefined`. */
function submitBlocker({ offer, paysOut, bankData, context }: OrderState): string | undefined {
  if (!offer) return undefined;
  if (context.mismatch.status === 'loading') return 'Checking suitability…';
  const isLoading = bankData.status === 'loading' || context.banks.status === 'loading';
  return paysOut && isLoading ? 'Loading bank accounts…' : undefined;
}

/** Drawer with the form of an investment. With `editing` it changes that item of the cart. */
export function InvestForm({ facts, start, editing, onClose }: InvestFormProps) {
  const agent = useAgent();
  const state = useInvestForm(agent, facts, start, editing);
  const [isLeaving, setIsLeaving] = useState(false);
  const formId = useId();
  const { form, values, order } = state;
  // react-hook-form tracks `isDirty` only when it is read during render
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const { customer } = facts;
  const { customerId, name } = customer;
  // an edited item has a separate draft from a new order
  const draftName = editing ? `invest:${customerId}:${editing.id}` : `invest:${customerId}`;
  const lifetime = useFormLifetime(draftName);
  const draft = useDraft(draftName, investDraft, isDirty ? toDraft(values) : undefined, {
    apply: (found) => form.reset(fromDraft(found), { keepDefaultValues: true }),
    clear: () => form.reset(),
    fits: (found) => isAbout(found, start),
  });
  const { submit, phase, error } = useSubmitInvestment({
    customer,
    state,
    editing,
    draft,
    lifetime,
    isDirty,
    onClose,
  });
  const blocker = submitBlocker(order);
  const queue = useQueuedSubmit(blocker !== undefined, normalizedAnswers(values, order.offer), submit);

  const isSending = phase !== 'idle';
  const leave = () => {
    if (!isSending) draft.forget();
    onClose();
  };
  const close = () => (isDirty ? setIsLeaving(true) : onClose());

  return (
    <Drawer
      open
      onClose={close}
      title={editing ? 'Edit investment' : 'Invest'}
      subtitle={
        <>
          {titleCase(name)} · <MaskedId idNo={customer.idNo} />
        </>
      }
      footer={
        <Footer
          state={state}
          formId={formId}
          submitLabel={editing ? 'Save changes' : 'Add to cart'}
          isBusy={isSending || queue.isSubmitQueued}
          busyText={isSending ? phases[phase] : blocker}
          onCancel={close}
        />
      }
    >
      <Form id={formId} noValidate onSubmit={queue.onSubmit}>
        <DraftNotice draft={draft} what="investment" />
        <Fields state={state} facts={facts} />
        {error === undefined ? null : (
          <FormError title={submitErrorText[error].title}>{submitErrorText[error].meaning}</FormError>
        )}
      </Form>
      <LeaveDialog
        open={isLeaving}
        isSending={isSending}
        onStay={() => setIsLeaving(false)}
        onLeave={leave}
      />
    </Drawer>
  );
}

interface FieldsProps {
  readonly state: InvestFormState;
  readonly facts: OrderFacts;
}

function Fields({ state, facts }: FieldsProps) {
  return (
    <>
      <AccountField state={state} />
      <PrsDefaultField state={state} age={facts.customer.age} />
      <FundField state={state} documents={facts.documents} />
      {state.order.offer ? (
        <>
          <MismatchNotice state={state} />
          <MoneyFields state={state} />
          <PayoutFields state={state} />
        </>
      ) : null}
    </>
  );
}

interface FooterProps {
  readonly state: InvestFormState;
  readonly formId: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly busyText: string | undefined;
  readonly onCancel: () => void;
}

function Footer({ state, formId, submitLabel, isBusy, busyText, onCancel }: FooterProps) {
  const { limits } = state.order.context;
  const amount = limits ? checkAmount(state.values.amount, limits) : undefined;
  return (
    <>
      <Box flex="1" minW="120px">
        <Text textStyle="help">To be charged</Text>
        <Text textStyle="md">{amount?.status === 'met' ? <MoneyText value={amount.money} /> : '–'}</Text>
      </Box>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={formId} loading={isBusy} loadingText={busyText}>
        {submitLabel}
      </Button>
    </>
  );
}
