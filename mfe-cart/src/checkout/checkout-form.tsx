import type { Customer } from '@portal/shared/api/customers';
import { DraftNotice } from '@portal/shared/forms';
import { Card, CardBody, Steps, TwoColumns } from '@portal/shared/parts';
import { Stack } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import type { CartItem } from '../core/cart-item.ts';
import { focusField } from '../core/focus-field.ts';
import { orderClock } from '../core/order-clock.ts';
import type { FormLifetime } from '../core/use-form-lifetime.ts';
import { useUnsavedChanges } from '../core/use-unsaved-changes.ts';
import { AlreadySent } from '../sent-checkouts/index.ts';
import { DeclarationSection } from './declaration/declaration-section.tsx';
import { DocumentsSection } from './review/documents-section.tsx';
import { ReviewSection } from './review/review-section.tsx';
import { SubmitRail } from './submit/submit-rail.tsx';
import { useSubmission } from './submit/use-submission.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

interface CheckoutFormProps {
  readonly customer: Customer;
  readonly items: readonly CartItem[];
  /** The cart could not be read again, or in part alone: nothing is sent on what may have changed. */
  readonly isOld: boolean;
  /** The page that shows it. */
  readonly standing: FormLifetime;
  readonly onSent: (checkoutId: string) => void;
}

const steps = [
  { id: 'review', label: 'Review' },
  { id: 'documents', label: 'Documents' },
  { id: 'declaration', label: 'Declaration' },
  { id: 'submit', label: 'Submit' },
];

/** Review, Documents, Declaration and Submit on one page. */
export function CheckoutForm({ customer, items, isOld, standing, onSent }: CheckoutFormProps) {
  const form = useCheckoutForm(customer, items);
  useUnsavedChanges(form.touched);
  const sending = useSubmission(onSent, standing, form.draft.forget);
  const [asked, setAsked] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { submission } = sending;
  const complaints = submission.status === 'complained' ? submission.complaints : form.complaints;
  const isReviewed = form.isValid && submission.status !== 'complained';
  const isDeclared = form.demand !== undefined && form.missing.length === 0;
  const current = !isReviewed ? 'review' : !isDeclared ? 'declaration' : 'submit';

  const submit = () => {
    setAsked(true);
    orderClock.renew();
    const request = form.request();
    if (request) sending.send(request);
    else focusField(page.current, form.missing[0]?.field);
  };

  return (
    <Stack ref={page} gap="6">
      <DraftNotice draft={form.draft} what="checkout" />
      <Card>
        <CardBody py="4">
          <Steps steps={steps} current={current} label="Steps of the checkout" />
        </CardBody>
      </Card>
      <TwoColumns
        railLabel="To pay and already sent"
        rail={
          <>
            <SubmitRail
              customer={customer}
              items={items}
              isOld={isOld}
              form={form}
              sending={sending}
              onSubmit={submit}
            />
            <AlreadySent customerId={customer.customerId} />
          </>
        }
      >
        <ReviewSection
          customerId={customer.customerId}
          items={items}
          complaints={complaints}
          isDone={isReviewed}
          validation={form.validation}
        />
        <DocumentsSection items={items} />
        <DeclarationSection form={form} problems={asked ? form.missing : []} />
      </TwoColumns>
    </Stack>
  );
}
