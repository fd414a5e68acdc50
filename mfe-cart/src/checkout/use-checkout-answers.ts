import type { Customer } from '@portal/shared/api/customers';
import { malaysianInstant } from '@portal/shared/dates';
import { useFormValues } from '@portal/shared/form-values';
import { useDraft } from '@portal/shared/forms';
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

/**
 * Returns the agent's answers in a checkout's form, functions to change and tick them, and their draft, which is stored
 * while they differ from the start. `kept`: earlier answers that they begin with; with `requirements`, earlier
 * acknowledgements are filled in too.
 */
export function useCheckoutAnswers(
  customer: Customer,
  items: readonly CartItem[],
  kept: KeptAnswers,
  requirements: DeclarationRequirements | undefined,
) {
  const { values, isDirty, hasTried, set, reset, showProblems } = useFormValues<CheckoutValues>(() =>
    initialValues(customer, items, kept),
  );
  const { declaration, methods, payer } = values;
  const change = (part: Partial<DeclarationAnswers>) =>
    set((before) => ({ ...before, declaration: withChange(before.declaration, part) }));
  const draft = useDraft(
    checkoutDraftName(customer.customerId),
    checkoutDraft,
    isDirty ? draftOf(declaration, methods, payer) : undefined,
    {
      apply: ({ methods: draftMethods, payer: draftPayer, ...draftAnswers }) =>
        set((before) => ({
          declaration: withChange(before.declaration, draftAnswers),
          methods: draftMethods,
          payer: draftPayer,
        })),
      clear: () => reset(),
    },
  );
  return {
    answers: withKeptReasons(declaration, requirements, kept.reasons),
    methods,
    payer,
    isDirty,
    hasTried,
    showProblems,
    /** The form was filled in with answers that its items were sent with before. */
    isSentBefore: kept.sent !== null,
    draft,
    change,
    /** Ticks the box of a field now, or unticks it. */
    tick: (field: string, isOn: boolean) => {
      const at = isOn ? malaysianInstant(new Date()) : null;
      set(({ declaration: before, ...others }) => ({
        ...others,
        declaration: { ...before, ticked: { ...before.ticked, [field]: at } },
      }));
    },
    changePayer: (part: Partial<PayerAnswers>) =>
      set((before) => ({ ...before, payer: { ...before.payer, ...part } })),
    chooseMethod: (key: string, code: string) =>
      set((before) => ({ ...before, methods: { ...before.methods, [key]: code } })),
  };
}
