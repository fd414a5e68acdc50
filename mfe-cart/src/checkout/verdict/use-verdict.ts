import type { Customer } from '@portal/shared/api/customers';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import type { CartAssessment } from '@portal/shared/records';
import { useAgent } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import type { CartItem } from '../../core/items/cart-item.ts';
import { useWithdrawalProblems } from '../../transaction-rules/index.ts';
import { checkoutState, isAskedInPerson } from '../checkout-state.ts';
import { withOwnComplaints } from '../complaints.ts';
import { declarationRequirementsOf } from '../declaration/declaration-requirements.ts';
import { initialValues, withKeptReasons } from '../initial-values.ts';
import { useCheckoutCalls } from '../use-checkout-calls.ts';
import { useKeptAnswers } from '../use-kept-answers.ts';
import { type Gap, gapsOf } from './gaps.ts';

/** Whether items can be checked out. `questionCount`: how many questions the checkout asks the customer. */
export type Verdict =
  | { readonly status: 'checking' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly questionCount: number }
  | { readonly status: 'missing'; readonly gaps: readonly Gap[] };

/** Milliseconds without a change of the choice before the service is asked. */
const DEBOUNCE_MS = 400;

/**
 * Returns the items as they were when they last stayed unchanged for `DEBOUNCE_MS` milliseconds, at first the given
 * ones at once, so that quick choices in the cart cause one check.
 */
export function useDebouncedItems(items: readonly CartItem[]): readonly CartItem[] {
  const [debounced, setDebounced] = useState(items);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(items), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [items]);
  return debounced;
}

/**
 * Asks the service to validate the items of one checkout, and returns whether they could be sent, by the rule of the
 * checkout's form: `checking`, `failed` with `retry`, `missing` with what is missing, or `ready` with the number of
 * questions that the checkout will ask. Sends nothing.
 */
export function useVerdict(
  customer: Customer,
  items: readonly CartItem[],
  inCart: CartAssessment | undefined,
): Verdict {
  const agent = useAgent();
  const { validation, mismatches, lookups, assessed, hasFundDocuments } = useCheckoutCalls(
    customer,
    items,
    inCart,
  );
  const keptAnswers = useKeptAnswers(
    customer.customerId,
    items.map(({ id }) => id),
  );
  const withdrawalProblems = useWithdrawalProblems(customer, items);
  const failed = [validation, mismatches, lookups].flatMap((call) =>
    call.status === 'failed' ? [call] : [],
  );
  if (failed.length > 0) {
    return {
      status: 'failed',
      retry: () => {
        for (const { retry } of failed) retry();
      },
    };
  }
  const methods = valueOrUndefined(lookups)?.paymentMethods;
  const mismatchList = valueOrUndefined(mismatches);
  const validated = valueOrUndefined(validation);
  if (!keptAnswers || !methods || !mismatchList || !validated) return { status: 'checking' };
  const requirements = declarationRequirementsOf({
    items,
    mismatches: mismatchList,
    hasFundDocuments,
    customer: assessed,
    agentEmail: agent.agentEmail,
    today: today(),
  });
  const values = initialValues(customer, items, keptAnswers);
  const { missing } = checkoutState({
    items,
    customer,
    requirements,
    answers: withKeptReasons(values.declaration, requirements, keptAnswers.reasons),
    methods: values.methods,
    payer: values.payer,
    lookups: methods,
  });
  const gaps = gapsOf(items, missing, withOwnComplaints(validated.complaints, withdrawalProblems));
  if (gaps.length > 0) return { status: 'missing', gaps };
  // the service refuses without saying why
  if (!validated.valid) return { status: 'missing', gaps: [{ id: 'refused', text: refusedText }] };
  return { status: 'ready', questionCount: missing.filter(isAskedInPerson).length };
}

const refusedText = 'The service refuses these items and gives no reason. Open the checkout to try again.';
