import { focusField } from '@portal/shared/form-values';
import { DraftNotice, useDraft } from '@portal/shared/forms';
import { DrawerContent } from '@portal/shared/parts';
import type * as z from '@portal/shared/schema';
import { Button, chakra } from '@portal/shared/ui';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormLifetime } from '../../core/form/use-form-lifetime.ts';
import { useUnsavedChanges } from '../../core/form/use-unsaved-changes.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import type { AddPhase } from '../add-to-cart/use-add-to-cart.ts';
import type { TransactionKind } from '../kind.ts';
import { CustomerLine, CustomerLineContext } from './customer-line.tsx';
import { draftNameOf } from './draft-name.ts';
import { useDrawerOrders } from './drawer-orders.ts';
import { FieldActions, FieldActionsContext } from './field-actions.tsx';
import { EmptySummary, FormFooter } from './form-footer.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SubmitErrorBox } from './submit-error-box.tsx';
import { useQueuedSubmit } from './use-queued-submit.ts';
import { type TransactionFormState, useSubmit } from './use-submit.ts';

const Form = chakra('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

const phases = {
  idle: 'Add to cart',
  adding: 'Adding…',
  waiting: 'Waiting for your other tab…',
  checking: 'Checking what happened…',
} as const satisfies Record<AddPhase, string>;

/** How a kind keeps an unfinished form. `Draft` is what is stored, as JSON. */
export interface TransactionDraft<Values, Draft> {
  readonly schema: z.Schema<Draft>;
  /** Returns what is stored of the values: confirmations are left out, because the agent must give them again. */
  toDraft(values: Values): Draft;
  fromDraft(draft: Draft): Values;
  /** Whether the draft is about what the drawer was opened for. */
  isAbout(draft: Draft): boolean;
  /** Gets each draft once the browser has stored it. */
  onStored?(draft: Draft): void;
}

interface TransactionFormProps<
  Values extends { readonly accountId: string },
  Sent extends object,
  Listed extends { readonly id: string },
  Draft,
> {
  readonly kind: TransactionKind<Sent, Listed>;
  readonly customer: { readonly customerId: string; readonly name: string; readonly idNo: string };
  readonly state: TransactionFormState<Values, Sent>;
  readonly draft: TransactionDraft<Values, Draft>;
  /** The item that the form edits; a new order without. */
  readonly editing: CartItem | undefined;
  /** What must be loaded before the form can be sent, as text, or `undefined`. */
  readonly blocker: string | undefined;
  /** The answers as text, with normalized amounts. A change cancels a queued submit. */
  readonly answers: string;
  /**
   * What the footer shows beside its buttons. Absent until there is something to add. While it is absent, no button is
   * prominent.
   */
  readonly summary: ReactNode;
  /** What it shows until then: `No fund chosen`. */
  readonly emptySummary: string;
  /** Whether there is an order, also an unfinished one, which another can follow. Default: whether there is a summary. */
  readonly hasOrder?: boolean;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * Content of a transaction's drawer, whatever its kind: title, draft, fields (`children`), errors, buttons, and the
 * question before a form with changes is closed. Submitting adds the order to the cart; with `editing` it replaces that
 * item. `blocker` says what is still being checked: a submit waits for it.
 */
export function TransactionForm<
  Values extends { readonly accountId: string },
  Sent extends object,
  Listed extends { readonly id: string },
  Draft,
>(props: TransactionFormProps<Values, Sent, Listed, Draft>) {
  const { kind, customer, state, editing, blocker, answers, summary, emptySummary, onClose, children } =
    props;
  const [isLeaving, setIsLeaving] = useState(false);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const formId = useId();
  const { values, isDirty, reset } = state.form;
  const { series, addAnother, isFollowing } = useDrawerOrders();
  const hasChanges = isDirty || series !== undefined;
  useUnsavedChanges(hasChanges);
  const fields = useRef<HTMLFormElement>(null);
  // the button that was pressed has gone with the form before
  useLayoutEffect(() => {
    if (isFollowing) fields.current?.focus();
  }, [isFollowing]);
  const { customerId, name } = customer;
  const draftName = draftNameOf(kind.name, customerId, editing?.id);
  const lifetime = useFormLifetime(draftName);
  const { schema, toDraft, fromDraft, isAbout, onStored } = props.draft;
  const draft = useDraft(draftName, schema, isDirty ? toDraft(values) : undefined, {
    apply: (stored) => reset(fromDraft(stored)),
    clear: () => reset(),
    fits: isAbout,
    onKept: (isStored) => (isStored ? onStored?.(toDraft(values)) : undefined),
  });
  const { submit, phase, error } = useSubmit(kind, state, {
    customer,
    editing,
    draft,
    lifetime,
    focusField: (field) => focusField(fields.current, field),
    onClose,
  });
  const queue = useQueuedSubmit(blocker !== undefined, answers, submit);

  const isSending = phase !== 'idle';
  const leave = () => {
    // what is in flight may fail: the form and the orders after it are offered again
    if (!isSending) {
      draft.forget();
      series?.onLeave();
    }
    onClose();
  };
  const close = () => (hasChanges ? setIsLeaving(true) : onClose());
  const { noun, title, editTitle } = kind.words;
  const newTitle = series ? `${title}, ${series.position} of ${series.count}` : title;
  const customerLine = <CustomerLine name={name} idNo={customer.idNo} />;
  const shownTitle = editing ? editTitle : newTitle;
  const hasSummary = summary !== undefined;
  const { hasOrder = hasSummary } = props;
  const canAddAnother = addAnother !== undefined && hasOrder && !editing && !series;
  const isBusy = isSending || queue.queued !== undefined;

  return (
    <DrawerContent
      onClose={close}
      title={shownTitle}
      subtitle={customerLine}
      footer={
        <>
          <FieldActions ref={setActions} />
          <FormFooter
            summary={summary ?? <EmptySummary>{emptySummary}</EmptySummary>}
            isStacked={canAddAnother}
          >
            {/* a phone has no room for three buttons, and the drawer's X does the same */}
            <Button variant="outline" display={{ base: 'none', md: 'inline-flex' }} onClick={close}>
              Cancel
            </Button>
            {canAddAnother ? (
              <Button variant="outline" disabled={isBusy} onClick={() => queue.press('another')}>
                Add another
              </Button>
            ) : null}
            <Button
              type="submit"
              form={formId}
              variant={hasSummary ? 'primary' : 'outline'}
              loading={isBusy}
              loadingText={isSending ? phases[phase] : blocker}
            >
              {editing ? 'Save changes' : 'Add to cart'}
            </Button>
          </FormFooter>
        </>
      }
    >
      <Form
        id={formId}
        ref={fields}
        tabIndex={-1}
        aria-label={shownTitle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          queue.press('close');
        }}
      >
        <DraftNotice draft={draft} what={noun} />
        <CustomerLineContext value={customerLine}>
          <FieldActionsContext value={actions}>{children}</FieldActionsContext>
        </CustomerLineContext>
        <SubmitErrorBox error={error} noun={noun} labelOf={kind.labelOf} />
      </Form>
      <LeaveDialog
        open={isLeaving}
        isSending={isSending}
        remaining={series ? series.count - series.position + 1 : 1}
        onStay={() => setIsLeaving(false)}
        onLeave={leave}
      />
    </DrawerContent>
  );
}
