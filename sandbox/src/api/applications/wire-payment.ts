import type { payments } from '../../database/tables/index.ts';

/** A payment in the API's format. The provider's reference and the time are of a paid one. */
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
