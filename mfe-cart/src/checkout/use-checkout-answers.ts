import type { Customer } from '@portal/shared/api/customers';
import { useDraft, useForm } from '@portal/shared/forms';
import type { CartItem } from '../core/items/cart-item.ts';
import type { PayerAnswers } from '../payer/index.ts';
import { checkoutDraft, checkoutDraftName, draftOf } from './checkout-draft.ts';
import {
  type DeclarationAnswers,
  type DeclarationRequirements,
  emailConfirmedField,
} from './declaration/declaration.ts';
import { type CheckoutValues, initialValues, type KeptAnswers, withKeptReasons } from './initial-values.ts';

/** Merges changed answers. A changed e-mail address has to be confirmed again. */
const withChange = (before: DeclarationAnswers, part: Partial<DeclarationAnswers>): DeclarationAnswers => {
  const isOtherEmail = part.email !== undefined && part.email !== before.email;
  const ticked = isOtherEmail ? { ...before.ticked, [emailConfirmedField]: null } : before.ticked;
  return { ...before, ticked, ...part };
};

const touch = { shouldTouch: true };

/** Returns the agent's answers with their draft, and functions to change them (docs/adr/0014-forms.md). */
export function useCheckoutAnswers(
  customer: Customer,
  items: readonly CartItem[],
  kept: KeptAnswers,
  requirements: DeclarationRequirements | undefined,
) {
  const first = initialValues(customer, items, kept);
  const form = useForm<CheckoutValues>({ defaultValues: first });
  const { declaration, methods, payer } = form.watch();
  // react-hook-form tracks `touchedFields` only when it is read during render
  const { touchedFields } = form.formState;
  const isTouched = Object.keys(touchedFields).length > 0;
  const change = (part: Partial<DeclarationAnswers>) =>
    form.setValue('declaration', withChange(form.getValues('declaration'), part), touch);
  const draft = useDraft(
    checkoutDraftName(customer.customerId),
    checkoutDraft,
    isTouched ? draftOf(declaration, methods, payer) : undefined,
    {
      apply: ({ methods: draftMethods, payer: draftPayer, ...draftAnswers }) => {
        change(draftAnswers);
        form.setValue('methods', draftMethods, touch);
        form.setValue('payer', draftPayer, touch);
      },
      clear: () => form.reset(first),
    },
  );
  return {
    answers: withKeptReasons(declaration, requirements, kept.reasons),
    methods,
    payer,
    isTouched,
    /** The form was filled in with answers that its items were sent with before. */
    isSentBefore: kept.sent !== null,
    draft,
    change,
    /** Ticks the box of a field now, or unticks it. */
    tick: (field: string, isOn: boolean) => {
      const { ticked } = form.getValues('declaration');
      change({ ticked: { ...ticked, [field]: isOn ? new Date().toISOString() : null } });
    },
    changePayer: (part: Partial<PayerAnswers>) =>
      form.setValue('payer', { ...form.getValues('payer'), ...part }, touch),
    chooseMethod: (key: string, code: string) =>
      form.setValue('methods', { ...form.getValues('methods'), [key]: code }, touch),
  };
}
