import { type CartLists, cartList } from '@portal/shared/api/cart';
import type { Customer } from '@portal/shared/api/customers';
import { satAnswers, satPayload } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { type Called, combineLoadables, useCall } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import * as z from '@portal/shared/schema';
import { useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import { satChannel } from './add-to-cart/put-assessment.ts';
import type { EditedItem } from './use-answers.ts';

/** Returns the assessment of a cart that is changed: the one with the wanted id, or the only one. */
export function editedItem({ sat }: CartLists, requestedId: string | null): EditedItem | undefined {
  const found = sat.find(({ id }) => id === requestedId) ?? sat[0];
  const read = found && z.safeParse(satPayload, found.payload);
  return found && { id: found.id, payload: read?.success ? read.data : undefined };
}

/** Returns a read as loading until its value is current. From then on it returns that value. */
function useFirstCurrent<Value>(call: Called<Value>): Loadable<Value> {
  const [first, setFirst] = useState<Value>();
  if (first !== undefined) return { status: 'ok', value: first };
  if (call.status !== 'ok') return call;
  // a kept cart may lack the assessment that was just added
  if (call.refreshing) return { status: 'loading' };
  setFirst(call.value);
  return call;
}

/** What an assessment needs, as a sentence names it, in the order of `useAssessmentFacts`. */
const factNames = ['the customer’s record', 'the questions', 'earlier answers', 'the cart'] as const;

/** Returns a sentence that names what could not be loaded: `The questions and the cart could not be loaded.` */
function failedText(facts: readonly Loadable<unknown>[]): string {
  const names = factNames.filter((_name, at) => facts[at]?.status === 'failed');
  const text = new Intl.ListFormat('en-GB').format(names);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)} could not be loaded.`;
}

/**
 * Loads what the assessment of a customer needs: the record, the questions, earlier answers and the cart (SAT-01). `failed`
 * names what could not be loaded.
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
