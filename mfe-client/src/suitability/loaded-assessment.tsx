import type { CartLists } from '@portal/shared/api/cart';
import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { Card } from '@portal/shared/parts';
import { FailurePanel, useSearchParams } from '@portal/shared/ui';
import { useState } from 'react';
import { useAnnounceCustomer } from '../core/customer/use-announce-customer.ts';
import { AssessmentForm } from './assessment-form.tsx';
import { AssessmentPlaceholder } from './assessment-placeholder.tsx';
import type { AssessmentFacts } from './use-answers.ts';
import { findEditedItem, useAssessmentFacts } from './use-assessment-facts.ts';

type PinnedProps = Omit<AssessmentFacts, 'item'> & { readonly cart: CartLists };

/** The item stays the one that the page was opened with, also when the cart is loaded again. */
function PinnedAssessment({ cart, ...facts }: PinnedProps) {
  useAnnounceCustomer(facts.customer);
  const [params] = useSearchParams();
  const [requestedId] = useState(() => params.get('item'));
  const [item] = useState(() => findEditedItem(cart, requestedId));
  return (
    <AssessmentForm {...facts} item={item} isItemGone={requestedId !== null && item?.id !== requestedId} />
  );
}

interface LoadedAssessmentProps {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
}

/**
 * Loads what the assessment of a customer needs, and opens its form, with the assessment in the cart if there is one
 * (SAT-01). A failure says what could not be loaded, with a retry.
 */
export function LoadedAssessment({ customerId, customer }: LoadedAssessmentProps) {
  const loaded = useAssessmentFacts(customerId, customer);
  if (loaded.status === 'failed')
    return (
      <Card>
        <FailurePanel
          title="The assessment could not be opened"
          meaning={`${loaded.failed} Saved answers are not lost.`}
          onRetry={loaded.retry}
        />
      </Card>
    );
  if (loaded.status === 'loading') return <AssessmentPlaceholder />;
  const [record, questions, earlier, cart] = loaded.value;
  return <PinnedAssessment customer={record} questions={questions} earlier={earlier} cart={cart} />;
}
