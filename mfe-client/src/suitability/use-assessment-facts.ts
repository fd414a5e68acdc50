import { type CartLists, cartList } from '@portal/shared/api/cart';
import type { Customer } from '@portal/shared/api/customers';
import { satAnswers } from '@portal/shared/api/suitability';
import { satPayload } from '@portal/shared/api/suitability-payload';
import type { Loadable } from '@portal/shared/contract';
import { type Called, combineLoadables, useCall } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import * as z from '@portal/shared/schema';
import { capitalize } from '@portal/shared/sentence';
import { useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import { satChannel } from './add-to-cart/put-assessment.ts';
import type { EditedItem } from './use-answers.ts';

/**
 * Returns the assessment in the cart that is edited: the one with the requested id, or the first one; `undefined` when
 * the cart has none. Its `payload` is `undefined` when it cannot be decoded.
 */
export function findEditedItem({ sat }: CartLists, requestedId: string | null): EditedItem | undefined {
  const item = sat.find(({ id }) => id === requestedId) ?? sat[0];
  const payload = item && z.safeParse(satPayload, item.payload);
  return item && { id: item.id, payload: payload?.success ? payload.data : undefined };
}

/** Returns a call as loading until its value is current, and from then on that value. */
function useFirstCurrent<Value>(call: Called<Value>): Loadable<Value> {
  const [first, setFirst] = useState<Value>();
  if (first !== undefined) return { status: 'ok', value: first };
  if (call.status !== 'ok') return call;
  // a kept cart may lack the assessment that was just added
  if (call.refreshing) return { status: 'loading' };
  setFirst(call.value);
  return call;
}

/** Names of what an assessment needs, for a sentence, in the order of `useAssessmentFacts`. */
const factNames = ['the customer’s record', 'the questions', 'earlier answers', 'the cart'] as const;

/** Returns a sentence that names what could not be loaded: `The questions and the cart could not be loaded.` */
function failedText(facts: readonly Loadable<unknown>[]): string {
  const names = factNames.filter((_name, at) => facts[at]?.status === 'failed');
  const text = new Intl.ListFormat('en-GB').format(names);
  return `${capitalize(text)} could not be loaded.`;
}

/**
 * Loads what the assessment of a customer needs, and returns it as one loadable: record, questions, earlier answers and
 * cart, in this order (SAT-01). `failed` names what could not be loaded, and `retry` loads it again.
 */
export function useAssessmentFacts(customerId: string, customer: Loadable<Customer>) {
  const agent = useAgent();
  const facts = [
    customer,
    useReference('satQuestions'),
    useCall(satAnswers, { customerId }),
    useFirstCurrent(useCall(cartList, { userId: agent.uuid, customerId, channel: satChannel })),
  ] as const;
  return { ...combineLoadables(facts), failed: failedText(facts) };
}
