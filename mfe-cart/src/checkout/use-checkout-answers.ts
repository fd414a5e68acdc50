import type { Customer } from '@portal/shared/api/customers';
import { useDraft, useForm } from '@portal/shared/forms';
import { acknowledges, type GivenReason } from '../core/items/mismatch-reasons.ts';
import { customerAsPayer, type PayerAnswers } from '../core/payment/payer.ts';
import { checkoutDraft, checkoutDraftName, draftOf } from './checkout-draft.ts';
import {
  acknowledgedField,
  type DeclarationAnswers,
  type DeclarationRequirements,
  emailConfirmedField,
} from './declaration/declaration.ts';
import type { SentAnswers } from './sent-answers.ts';

interface CheckoutValues {
  declaration: DeclarationAnswers;
  /** Codes of the chosen payment methods, by the key of their sum. */
  methods: Record<string, string>;
  payer: PayerAnswers;
}

/** What was kept of the items when they were added, or sent before. */
export interface KeptAnswers {
  /** The reasons and acknowledgements, by item. */
  readonly reasons: Readonly<Record<string, GivenReason>>;
  /** The answers that the items were sent with before they were moved to draft. */
  readonly sent: SentAnswers | null;
}

const initialValues = (customer: Customer, sent: SentAnswers | null): CheckoutValues => ({
  declaration: {
    ticked: {},
    reasons: {},
    borrowing: sent?.borrowing ?? '',
    contactName: sent?.contactName ?? '',
    contactPhone: sent?.contactPhone ?? '',
    email: sent?.email || (customer.email ?? ''),
  },
  methods: sent?.methods ?? {},
  payer: sent?.payer ?? customerAsPayer,
});

/** Merges changed answers. A changed e-mail address has to be confirmed again. */
const withChange = (before: DeclarationAnswers, part: Partial<DeclarationAnswers>): DeclarationAnswers => {
  const isOtherEmail = part.email !== undefined && part.email !== before.email;
  const ticked = isOtherEmail ? { ...before.ticked, [emailConfirmedField]: null } : before.ticked;
  return { ...before, ticked, ...part };
};

/** Returns what was acknowledged before, by field: the mismatches whose kind is the one that was acknowledged. */
const ticksBefore = (
  requirements: DeclarationRequirements | undefined,
  reasons: KeptAnswers['reasons'],
): DeclarationAnswers['ticked'] =>
  Object.fromEntries(
    (requirements?.mismatches ?? []).flatMap(({ itemId, kind }) => {
      const acknowledged = reasons[itemId]?.acknowledged;
      return acknowledged && acknowledges(acknowledged, kind)
        ? [[acknowledgedField(itemId), acknowledged.at]]
        : [];
    }),
  );

const touch = { shouldTouch: true };

/** Returns the agent's answers with their draft, and functions to change them (docs/adr/0014-forms.md). */
export function useCheckoutAnswers(
  customer: Customer,
  { reasons, sent }: KeptAnswers,
  requirements: DeclarationRequirements | undefined,
) {
  const form = useForm<CheckoutValues>({ defaultValues: initialValues(customer, sent) });
  const { declaration, methods, payer } = form.watch();
  const reasonsBefore = Object.fromEntries(Object.entries(reasons).map(([id, given]) => [id, given.reason]));
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
      clear: () => form.reset(initialValues(customer, sent)),
    },
  );
  return {
    // what was acknowledged before is not asked again, and its reason is used until the agent types another
    answers: {
      ...declaration,
      ticked: { ...ticksBefore(requirements, reasons), ...declaration.ticked },
      reasons: { ...reasonsBefore, ...declaration.reasons },
    },
    methods,
    payer,
    isTouched,
    /** The form was filled in with answers that its items were sent with before. */
    isSentBefore: sent !== null,
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
