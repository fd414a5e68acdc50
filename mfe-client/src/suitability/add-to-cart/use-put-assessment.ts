import type { Customer } from '@portal/shared/api/customers';
import type { SatSent } from '@portal/shared/api/suitability';
import type { ApiError } from '@portal/shared/calls';
import { useApi, useCommand } from '@portal/shared/data';
import type { FormDraft } from '@portal/shared/forms';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { titleCase } from '@portal/shared/parts';
import { useAgent, useNavigate, useSearchParams, useShell } from '@portal/shared/ui';
import { cartLockName, withLock } from '@portal/shared/with-lock';
import { useState } from 'react';
import { type PutOutcome, putAssessment, satChannel } from './put-assessment.ts';
import { type PutError, putErrorText } from './put-errors.ts';

/** Phase of adding. `checking`: a lost reply is read back. */
export type PutPhase = 'idle' | 'adding' | 'checking';

interface PutOptions {
  readonly customer: Customer;
  readonly itemId: string | null;
  readonly draft: FormDraft;
}

/**
 * Returns `put`, which puts an assessment into the customer's cart once, its phase, and the last error (`undefined`
 * without one). When it is there, the draft is deleted, a notice says so and the cart opens. A second call while one is
 * in flight sends nothing; if the URL names another customer by now, it sets `otherCustomer`.
 */
export function usePutAssessment({ customer, itemId, draft }: PutOptions) {
  const api = useApi();
  const { bus, notify } = useShell();
  const { uuid: userId } = useAgent();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [phase, setPhase] = useState<PutPhase>('idle');
  const [error, setError] = useState<PutError | ApiError>();

  const finish = (status: 'done' | PutError | ApiError) => {
    if (status === 'done') {
      draft.forget();
      const name = titleCase(customer.name);
      const text = itemId === null ? `Assessment of ${name} is in the cart` : `Assessment of ${name} changed`;
      notify({ tone: 'success', text });
      if (isMounted()) navigate(pageAddress(cartPath, { customerId: customer.customerId }));
      return;
    }
    if (isMounted()) setError(status);
    else notify({ tone: 'danger', text: putErrorText(status).title });
  };

  const { run, isMounted } = useCommand(
    async (payload: SatSent): Promise<PutOutcome> => {
      const { customerId, name: customerName } = customer;
      setError(undefined);
      setPhase('adding');
      const cart = { userId, customerId, customerName, itemId };
      // tabs of an agent take turns at sending for a customer
      const outcome = await withLock<PutOutcome>(
        cartLockName(customerId),
        () => putAssessment(api, cart, payload, () => setPhase('checking')),
        () => ({ status: 'notReceived' }),
      );
      setPhase('idle');
      if (outcome.status !== 'refused' && outcome.status !== 'notReceived')
        bus.emit('cart:changed', { customerId, channel: satChannel });
      finish(outcome.status === 'refused' ? outcome.error : outcome.status);
      return outcome;
    },
    // after success the page closes, and a further press would send the same assessment again
    { whileInFlight: 'refuse', isFinal: ({ status }) => status === 'done' },
  );

  const put = (payload: SatSent) => {
    // the URL may name another customer by now, and nothing is written for that one
    if (params.get('customerId') !== customer.customerId) return setError('otherCustomer');
    void run(payload);
  };
  return { put, phase, error };
}
