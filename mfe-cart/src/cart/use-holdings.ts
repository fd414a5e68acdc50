import type { Account } from '@portal/shared/api/accounts';
import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import { ApiError } from '@portal/shared/calls';
import type { Loadable } from '@portal/shared/contract';
import { useApi } from '@portal/shared/data';
import { useEffect, useState } from 'react';
import { agentCodeFor } from '../core/agent-code.ts';
import { useAgent } from '../core/use-agent.ts';

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'ok'; readonly value: readonly Holding[] }
  | { readonly status: 'failed' };

/**
 * What the customer holds in the accounts whose plan the agent may sell, one call an account; one that fails fails
 * the whole: part of the holdings would be a wrong allocation.
 */
export function useHoldings(accounts: readonly Account[]): Loadable<readonly Holding[]> {
  const api = useApi();
  const agent = useAgent();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    const stop = new AbortController();
    setState({ status: 'loading' });
    const calls = accounts.flatMap(({ accountId, plan }) => {
      const agentCode = agentCodeFor(agent, plan);
      if (agentCode === undefined) return [];
      const input = {
        userId: agent.uuid,
        accountId,
        scheme: '',
        plan,
        agentCode,
        includeZeroAum: false,
      };
      return [api.attempt(accountHolding, input, { signal: stop.signal })];
    });
    void Promise.all(calls).then((replies) => {
      if (stop.signal.aborted) return;
      const held = replies.flatMap((reply) => (reply.status === 'ok' ? [reply.value.holdings] : []));
      setState(held.length === replies.length ? { status: 'ok', value: held.flat() } : { status: 'failed' });
    });
    return () => stop.abort();
  }, [api, agent, accounts, attempt]);

  if (state.status !== 'failed') return state;
  return { status: 'failed', error: new ApiError('status'), retry: () => setAttempt((before) => before + 1) };
}
