import { type CalculatedRisk, riskCalculation, type SatAnswer } from '@portal/shared/api/suitability';
import { ApiError } from '@portal/shared/calls';
import type { Loadable } from '@portal/shared/contract';
import { useApi } from '@portal/shared/data';
import { malaysianInstant } from '@portal/shared/dates';
import { useEffect, useState } from 'react';

/** A calculated category, and when its answers were complete. */
export interface Calculation extends CalculatedRisk {
  /** ISO 8601, with the offset of Malaysia. */
  readonly answeredAt: string;
}

interface LatestCalculation {
  readonly request: string;
  readonly outcome: Loadable<Calculation>;
}

/**
 * Has the service calculate the risk category of these answers (SAT-02). Without answers nothing is sent, and it stays
 * loading. Changed answers are calculated again, so that a result always belongs to the current answers. `answeredAt`
 * of the result is the Malaysian time at which it came.
 */
export function useCalculation(
  customerId: string,
  answers: readonly SatAnswer[] | undefined,
): Loadable<Calculation> {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<LatestCalculation>();
  const request = answers && JSON.stringify([customerId, answers, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request has the answers as text
  useEffect(() => {
    if (request === undefined || answers === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void api.attempt(riskCalculation, { customerId, answers }, { signal }).then((reply) => {
      if (signal.aborted) return;
      const outcome: Loadable<Calculation> =
        reply.status === 'ok'
          ? { status: 'ok', value: { ...reply.value, answeredAt: malaysianInstant(new Date()) } }
          : {
              status: 'failed',
              error: reply.error instanceof ApiError ? reply.error : new ApiError('network'),
              retry: () => setAttempt((count) => count + 1),
            };
      setLatest({ request, outcome });
    });
    return () => controller.abort();
  }, [api, request]);
  return latest && latest.request === request ? latest.outcome : { status: 'loading' };
}
