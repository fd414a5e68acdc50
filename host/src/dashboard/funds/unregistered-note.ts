import type { Scheme, TopPerformingFund } from '@portal/shared/api/funds';
import type { Agent } from '@portal/shared/contract';

const productNames = { UT: 'unit trusts', PRS: 'private retirement schemes' } as const;

type Registrations = Pick<Agent, 'agentCodeUt' | 'agentCodePrs'>;

/** Whether the agent sells one kind of product alone. */
export const hasOneRegistration = ({ agentCodeUt, agentCodePrs }: Registrations): boolean =>
  (agentCodeUt === undefined) !== (agentCodePrs === undefined);

/**
 * Says that an agent of one registration may not sell the funds: `These are unit trusts: you are registered for private
 * retirement schemes.` `undefined` when one of them may be sold, or nothing at all may, which the page says above.
 */
export function unregisteredNote(
  funds: readonly TopPerformingFund[],
  schemes: readonly Scheme[],
  agent: Registrations,
): string | undefined {
  if (!hasOneRegistration(agent)) return undefined;
  const [own, other] = agent.agentCodeUt === undefined ? (['PRS', 'UT'] as const) : (['UT', 'PRS'] as const);
  const isOther = ({ scheme }: TopPerformingFund) =>
    schemes.some((each) => each.scheme === scheme && each.productType === other);
  return funds.every(isOther)
    ? `These are ${productNames[other]}: you are registered for ${productNames[own]}.`
    : undefined;
}
