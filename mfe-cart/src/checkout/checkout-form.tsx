import type { Customer } from '@portal/shared/api/customers';
import { focusField } from '@portal/shared/form-values';
import { DraftNotice } from '@portal/shared/forms';
import { Card, CardBody, Steps, TwoColumns } from '@portal/shared/parts';
import type { CartAssessment } from '@portal/shared/records';
import { Grid, Stack, useSearchParams } from '@portal/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { FormLock } from '../core/form/form-lock.tsx';
import type { FormLifetime } from '../core/form/use-form-lifetime.ts';
import { useUnsavedChanges } from '../core/form/use-unsaved-changes.ts';
import type { CartItem } from '../core/items/cart-item.ts';
import { isPricedNow } from '../core/pricing/price-day.ts';
import { usePriceDateCheck } from '../core/pricing/use-price-date-check.ts';
import { AlreadySent } from '../sent-checkouts/index.ts';
import { areDocumentsDone, checkoutSteps, currentStep } from './checkout-steps.ts';
import { documentsField, isTicked, missingInReview } from './declaration/declaration.ts';
import { DeclarationSection } from './declaration/declaration-section.tsx';
import { otherSigners, otherSignersText } from './declaration/other-signers.ts';
import type { KeptAnswers } from './initial-values.ts';
import { departureQuestions } from './review/departure-questions.tsx';
import { DocumentsSection } from './review/documents-section.tsx';
import { fundSuitability, SuitabilityBasis } from './review/fund-suitability.tsx';
import { LazyApplicantSection } from './review/lazy-applicant-section.tsx';
import { reviewNotes } from './review/review-notes.ts';
import { ReviewSection } from './review/review-section.tsx';
import { useFundDocuments } from './review/use-fund-documents.ts';
import { SentBeforeNotice } from './sent-before-notice.tsx';
import { SubmitBar, SubmitNotice, SubmitRail } from './submit/submit-rail.tsx';
import { useSubmission } from './submit/use-submission.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

export interface CheckoutFormProps {
  readonly customer: Customer;
  readonly items: readonly CartItem[];
  /** The assessment in the cart, also when it is not among the items. */
  readonly inCart: CartAssessment | undefined;
  /** What was kept of the items when the form was opened. */
  readonly kept: KeptAnswers;
  /** The cart could not be loaded completely, so nothing may be sent. */
  readonly isStale: boolean;
  /** Lifetime of the page that shows it. */
  readonly lifetime: FormLifetime;
  readonly onSent: (checkoutId: string) => void;
}

/** Focuses the field that the address names (`field=…`), once everything that the form asks is on the page. */
function useFieldOfAddress(page: RefObject<HTMLDivElement | null>, isComplete: boolean): void {
  const field = useSearchParams()[0].get('field');
  useEffect(() => {
    if (field && isComplete) focusField(page.current, field);
  }, [field, isComplete, page]);
}

/**
 * Form of a checkout, with its four steps (review, documents, declaration, submit) on one page; `onSent` gets the sent
 * checkout's id. A draft of the answers is kept while it is filled in. Submitting an incomplete form shows what is
 * missing and focuses the first such field.
 */
export function CheckoutForm(props: CheckoutFormProps) {
  const { customer, items, inCart, kept, isStale, lifetime, onSent } = props;
  const form = useCheckoutForm(customer, items, kept, inCart);
  const documents = useFundDocuments(items);
  useUnsavedChanges(form.isDirty);
  const hasNewPriceDate = usePriceDateCheck(items.some(isPricedNow));
  const sending = useSubmission({ onSent, forgetDraft: form.draft.forget, hasNewPriceDate }, lifetime);
  const page = useRef<HTMLDivElement>(null);
  useFieldOfAddress(page, form.requirements !== undefined);
  const { submission } = sending;
  const complaints = submission.status === 'complained' ? submission.complaints : form.complaints;
  const isReceived = isTicked(form.answers, documentsField);
  const missingAtItems = form.requirements && missingInReview(form.requirements, form.answers).length;
  const done = {
    review: form.isValid && submission.status !== 'complained' && missingAtItems === 0,
    documents: areDocumentsDone({ ...documents, isReceived }),
    declaration: form.missing.length === missingAtItems,
  };
  const steps = checkoutSteps.map((step) =>
    step.id === 'submit' ? step : { ...step, isDone: done[step.id] },
  );
  const problemOf = (field: string) =>
    form.hasTried ? form.missing.find((each) => each.field === field)?.problem : undefined;

  const submit = () => {
    form.showProblems();
    const sendable = form.sendable();
    if (sendable) sending.send(sendable.request, sendable.kept);
    else focusField(page.current, form.missing[0]?.field);
  };
  const submitting = { customer, items, isStale, form, sending, onSubmit: submit };

  return (
    <Stack ref={page} gap="6">
      <DraftNotice draft={form.draft} what="checkout" />
      {form.isSentBefore ? (
        <SentBeforeNotice form={form} onOpen={(field) => focusField(page.current, field)} />
      ) : null}
      <SubmitNotice submission={submission} items={items} />
      <Card>
        <CardBody py="4">
          <Steps steps={steps} current={currentStep(done)} label="Steps of the checkout" />
        </CardBody>
      </Card>
      <TwoColumns
        railLabel="To pay and already sent"
        rail={
          // beside one another where a page of one column is wide
          <Grid gap="4" alignItems="start" templateColumns="repeat(auto-fit, minmax(min(100%, 300px), 1fr))">
            <SubmitRail {...submitting} />
            <AlreadySent customerId={customer.customerId} />
          </Grid>
        }
      >
        <FormLock isLocked={submission.status === 'unknown' || submission.status === 'checking'} gap="4">
          <ReviewSection
            customerId={customer.customerId}
            items={items}
            notes={reviewNotes(items, complaints, form.requirements ?? form.expected, form.answers)}
            below={new Map([...fundSuitability(form, problemOf), ...departureQuestions(form, problemOf)])}
            done={done}
            validation={form.validation}
            footer={<LazyApplicantSection items={items} />}
          >
            <SuitabilityBasis form={form} items={items} />
          </ReviewSection>
          <DocumentsSection
            documents={documents}
            hasLater={items.some(({ needsDocuments }) => needsDocuments)}
            isReceived={isReceived}
            done={done}
          />
          <DeclarationSection
            form={form}
            done={done}
            others={otherSignersText(otherSigners(items, customer.account))}
            problemOf={problemOf}
          />
        </FormLock>
      </TwoColumns>
      <SubmitBar {...submitting} />
    </Stack>
  );
}
