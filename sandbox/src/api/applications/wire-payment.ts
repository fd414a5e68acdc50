import type { payments } from '../../database/tables/index.ts';

/**
 * Returns a stored payment attempt in the API's format. Only a paid one has the provider's reference and a time; they
 * are `null` for others, as is an empty `agentReference` (typed by the agent).
 */
export function wirePayment({ id, method, outcome, at, amounts, reference }: typeof payments.$inferSelect) {
  const isPaid = outcome === 'paid';
  return {
    status: outcome,
    method,
    reference: isPaid ? `CBP-${id}` : null,
    agentReference: reference || null,
    paidAt: isPaid ? at.toISOString() : null,
    amounts: [...amounts],
  };
}
