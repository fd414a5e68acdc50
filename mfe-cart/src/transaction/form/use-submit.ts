import type { FieldValues, FormDraft, UseFormReturn } from '@portal/shared/forms';
import { titleCase } from '@portal/shared/parts';
import { useNavigate, useShell } from '@portal/shared/ui';
import { useState } from 'react';
import { useHiddenItems } from '../../core/cart/use-hidden-items.ts';
import { useCustomerId } from '../../core/customer/customer.ts';
import type { FieldProblem } from '../../core/form/field-problem.ts';
import type { FormLifetime } from '../../core/form/use-form-lifetime.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import { type GivenReason, saveReason } from '../../core/items/mismatch-reasons.ts';
import { copySent, discardSaved } from '../../core/items/saved-by-item.ts';
import { paths } from '../../core/paths.ts';
import type { Added } from '../add-to-cart/add-to-cart.ts';
import type { ReplacedItemStatus } from '../add-to-cart/remove-replaced-item.ts';
import { type AddPhase, useAddToCart } from '../add-to-cart/use-add-to-cart.ts';
import type { TransactionKind } from '../kind.ts';
import { useSitting } from './sitting.ts';
import { type SubmitError, submitErrorText } from './submit-errors.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import type { AfterAdding } from './use-queued-submit.ts';

/** Result of reading a form: the payload of a complete order, or what is missing, in the order of the form. */
export type OrderReading<Sent, Field extends string> =
  | { readonly status: 'complete'; readonly payload: Sent; readonly given?: GivenReason | undefined }
  | { readonly status: 'incomplete'; readonly missing: readonly FieldProblem<Field>[] };

/** Notices for an edited item that was added, by what happened to the item that it replaces. `order` names it. */
const changedNotices = (noun: string, order: string) =>
  ({
    removed: `Changed in the cart: ${order}`,
    gone: `The changed ${noun} is in the cart: ${order}. The one before had left it: see what was already sent.`,
    left: `Changed in the cart: ${order}. The item before could not be taken out.`,
  }) as const satisfies Record<ReplacedItemStatus, string>;

/** A form of a kind, with its rules. */
export interface TransactionFormState<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values>;
  /** Reads the values, as typed and chosen, into a payload. Must not have side effects. */
  readOrder(values: Values): OrderReading<Sent, Parameters<UseFormReturn<Values>['setFocus']>[0]>;
}

interface SubmitOptions {
  readonly customer: { readonly customerId: string; readonly name: string };
  /** The item that the form edits. */
  readonly editing: CartItem | undefined;
  readonly draft: FormDraft;
  readonly lifetime: FormLifetime;
  /** Whether anything was changed in the form. */
  readonly isDirty: boolean;
  readonly onClose: () => void;
}

interface Submit {
  readonly submit: (after: AfterAdding) => Promise<void>;
  readonly phase: AddPhase;
  readonly error: SubmitError | undefined;
}

/**
 * Returns a function that validates the form and adds its order to the cart, the phase of adding, and the last error. A
 * result that arrives after the drawer was closed is shown as a notice only. Afterwards the next order of the sitting begins,
 * or the drawer closes.
 */
export function useSubmit<
  Values extends FieldValues & { readonly accountId: string },
  Sent extends object,
  Listed extends { readonly id: string },
>(
  kind: TransactionKind<Sent, Listed>,
  { form, readOrder }: TransactionFormState<Values, Sent>,
  { customer, editing, draft, lifetime, isDirty, onClose }: SubmitOptions,
): Submit {
  const { customerId } = customer;
  const { noun } = kind.words;
  const { notify, drafts } = useShell();
  const navigate = useNavigate();
  const pageCustomerId = useCustomerId();
  const add = useAddToCart(kind, customer, editing?.id);
  const sitting = useSitting();
  const writeAddress = useDrawerAddress();
  const { hideItems } = useHiddenItems(customerId);
  const [error, setError] = useState<SubmitError>();

  const focusFirstMissing = () => {
    const reading = readOrder(form.getValues());
    const first = reading.status === 'incomplete' ? reading.missing[0] : undefined;
    if (first) form.setFocus(first.field);
  };

  const keepAnswers = async (edited: CartItem, { id, replaced }: Added) => {
    // an item that had left the cart was sent, and keeps what is kept for it
    if (replaced !== 'gone') await copySent(drafts, edited.id, id);
    if (replaced === 'removed') discardSaved(drafts, [edited.id]);
  };

  /** Begins the next order of the sitting, or closes the drawer. */
  const goOn = (after: AfterAdding) => {
    const { series, addAnother } = sitting;
    const { accountId } = form.getValues();
    if (series) return series.goOn();
    if (after === 'close' || !addAnother) return onClose();
    writeAddress({ accountId, scheme: '' });
    addAnother(accountId);
  };

  const handleAdded = (added: Added, order: string, given: GivenReason | undefined, after: AfterAdding) => {
    const { id, replaced } = added;
    if (given) saveReason(drafts, id, given);
    if (editing) void keepAnswers(editing, added);
    if (replaced === 'left' && editing) hideItems([editing]);
    if (lifetime.ownsDraft()) draft.forget();
    sitting.series?.onAdded();
    if (editing) {
      const text = changedNotices(noun, order)[replaced ?? 'removed'];
      notify({ tone: replaced === 'removed' ? 'success' : 'info', text });
    } else {
      notify({
        tone: 'success',
        text: `Added to ${titleCase(customer.name)}’s cart: ${order}`,
        action: { label: 'View cart', run: () => navigate(paths.cart(customerId)) },
      });
    }
    if (lifetime.isMounted()) goOn(after);
  };

  const handleError = (next: SubmitError | undefined, order: string) => {
    if (lifetime.isMounted()) setError(next);
    else if (next) notify({ tone: 'danger', text: `${submitErrorText(next, noun).title}: ${order}` });
  };

  const send = async (after: AfterAdding) => {
    const reading = readOrder(form.getValues());
    if (reading.status !== 'complete') return;
    if (editing && !isDirty) return onClose();
    // the URL names the customer of the page: nothing is written for another one
    if (pageCustomerId !== undefined && pageCustomerId !== customerId) return setError('otherCustomer');
    setError(undefined);
    const added = await add.run(reading.payload);
    const order = kind.describe(reading.payload);
    if (added?.status === 'done') handleAdded(added.result, order, reading.given, after);
    else handleError(added?.status, order);
  };
  const submit = (after: AfterAdding) => form.handleSubmit(() => send(after), focusFirstMissing)();

  return { submit, phase: add.phase, error };
}
