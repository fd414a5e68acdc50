import { type CartLists, cartList } from '@portal/shared/api/cart';
import type { Customer } from '@portal/shared/api/customers';
import {
  type EarlierSatAnswers,
  type SatQuestion,
  satAnswers,
  satPayload,
} from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { type Called, combineLoadables, useCall } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import * as z from '@portal/shared/schema';
import { useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import { satChannel } from './add-to-cart/put-assessment.ts';
import type { EditedItem } from './use-answers.ts';

/** Returns the assessment of a cart that is changed: the one with the wanted id, or the only one. */
export function editedItem({ sat }: CartLists, wanted: string | null): EditedItem | undefined {
  const found = sat.find(({ id }) => id === wanted) ?? sat[0];
  const read = found && z.safeParse(satPayload, found.payload);
  return found && { id: found.id, payload: read?.success ? read.data : undefined };
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

/** Loads what the assessment of a customer needs: the record, the questions, earlier answers and the cart (SAT-01). */
export function useAssessmentFacts(
  customerId: string,
  customer: Loadable<Customer>,
): Loadable<readonly [Customer, readonly SatQuestion[], EarlierSatAnswers, CartLists]> {
  const agent = useAgent();
  return combineLoadables([
    customer,
    useReference('satQuestions'),
    useCall(satAnswers, { customerId }),
    useFirstCurrent(useCall(cartList, { userId: agent.uuid, customerId, channel: satChannel })),
  ]);
}
