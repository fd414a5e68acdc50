import { type CartLists, cartList } from '@portal/shared/api/cart';
import type { Customer } from '@portal/shared/api/customers';
import { satAnswers, satPayload } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { type Called, combineLoadables, useCall } from '@portal/shared/data';
import { Card, CardBody, DelayedPlaceholder } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import * as z from '@portal/shared/schema';
import { FailurePanel, Skeleton, useAgent, useSearchParams } from '@portal/shared/ui';
import { useState } from 'react';
import { useAnnounceCustomer } from '../core/customer/use-announce-customer.ts';
import { satChannel } from './add-to-cart/put-assessment.ts';
import { AssessmentForm } from './assessment-form.tsx';
import type { AssessmentFacts, EditedItem } from './use-assessment.ts';

/** Returns the assessment of a cart that is changed: the one that the address names, or the only one. */
function editedItem({ sat }: CartLists, wanted: string | null): EditedItem | undefined {
  const found = sat.find(({ id }) => id === wanted) ?? sat[0];
  const read = found && z.safeParse(satPayload, found.payload);
  return found && { id: found.id, payload: read?.success ? read.data : undefined };
}

type PinnedProps = Omit<AssessmentFacts, 'item'> & { readonly cart: CartLists };

/** The item stays the one that the page was opened with, also when the cart is loaded again. */
function PinnedAssessment({ cart, ...facts }: PinnedProps) {
  useAnnounceCustomer(facts.customer);
  const [params] = useSearchParams();
  const [wanted] = useState(() => params.get('item'));
  const [item] = useState(() => editedItem(cart, wanted));
  return <AssessmentForm {...facts} item={item} isItemGone={wanted !== null && item?.id !== wanted} />;
}

/** Returns a read as loading until its value is current. From then on it returns that value. */
function useFirstCurrent<Value>(read: Called<Value>): Loadable<Value> {
  const [first, setFirst] = useState<Value>();
  if (first !== undefined) return { status: 'ok', value: first };
  if (read.status !== 'ok') return read;
  // a kept cart may lack the assessment that was just added
  if (read.refreshing) return { status: 'loading' };
  setFirst(read.value);
  return read;
}

interface LoadedAssessmentProps {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
}

/** Loads what the assessment of a customer needs (SAT-01). */
export function LoadedAssessment({ customerId, customer }: LoadedAssessmentProps) {
  const agent = useAgent();
  const loaded = combineLoadables([
    customer,
    useReference('satQuestions'),
    useCall(satAnswers, { customerId }),
    useFirstCurrent(useCall(cartList, { userId: agent.uuid, customerId, channel: satChannel })),
  ]);
  if (loaded.status === 'failed')
    return (
      <Card>
        <FailurePanel
          title="The assessment could not be opened"
          meaning="Questions, earlier answers or the cart are missing. Answers that were kept are not lost."
          onRetry={loaded.retry}
        />
      </Card>
    );
  if (loaded.status === 'loading')
    return (
      <DelayedPlaceholder label="Assessment loading" hasSlowNotice>
        <Card>
          <CardBody>
            <Skeleton h="8" w="60%" />
            <Skeleton h="52px" mt="6" />
            <Skeleton h="52px" mt="2" />
            <Skeleton h="52px" mt="2" />
          </CardBody>
        </Card>
      </DelayedPlaceholder>
    );
  const [found, questions, earlier, cart] = loaded.value;
  return <PinnedAssessment customer={found} questions={questions} earlier={earlier} cart={cart} />;
}
