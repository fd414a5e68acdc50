import type { Customer } from '@portal/shared/api/customers';
import { useDraft, useForm } from '@portal/shared/forms';
import type { CartItem } from '../core/items/cart-item.ts';
import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import { customerAsPayer, type PayerAnswers } from '../core/payment/payer.ts';
import { checkoutDraft, checkoutDraftName, draftOf } from './checkout-draft.ts';
import type { DeclarationAnswers } from './declaration/declaration.ts';

interface CheckoutValues {
  declaration: DeclarationAnswers;
  /** Codes of the chosen payment methods, by the key of their sum. */
  methods: Record<string, string>;
  payer: PayerAnswers;
}

const initialValues = (customer: Customer): CheckoutValues => ({
  declaration: {
    documents: false,
    acknowledged: {},
    reasons: {},
    borrowing: '',
    care: false,
    contactName: '',
    contactPhone: '',
    email: customer.email ?? '',
    emailConfirmed: false,
  },
  methods: {},
  payer: customerAsPayer,
});

/** Merges changed answers. A changed e-mail address has to be confirmed again. */
const withChange = (before: DeclarationAnswers, part: Partial<DeclarationAnswers>): DeclarationAnswers => ({
  ...before,
  ...(part.email === undefined || part.email === before.email ? {} : { emailConfirmed: false }),
  ...part,
});

const touch = { shouldTouch: true };

/** Returns the agent's answers with their draft, and functions to change them (docs/adr/0014-forms.md). */
export function useCheckoutAnswers(customer: Customer, items: readonly CartItem[]) {
  const form = useForm<CheckoutValues>({ defaultValues: initialValues(customer) });
  const { declaration, methods, payer } = form.watch();
  const savedReasons = useSavedReasons(items.map(({ id }) => id)) ?? {};
  const savedAcknowledgements = Object.fromEntries(Object.keys(savedReasons).map((id) => [id, true]));
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
      clear: () => form.reset(initialValues(customer)),
    },
  );
  return {
    // what was acknowledged in the drawer is not asked again, and its reason is used until the agent types another
    answers: {
      ...declaration,
      acknowledged: { ...savedAcknowledgements, ...declaration.acknowledged },
      reasons: { ...savedReasons, ...declaration.reasons },
    },
    methods,
    payer,
    isTouched,
    draft,
    change,
    changePayer: (part: Partial<PayerAnswers>) =>
      form.setValue('payer', { ...form.getValues('payer'), ...part }, touch),
    chooseMethod: (key: string, code: string) =>
      form.setValue('methods', { ...form.getValues('methods'), [key]: code }, touch),
  };
}
