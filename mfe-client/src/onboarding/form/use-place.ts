import { useSearchParams } from '@portal/shared/ui';
import { useCallback, useRef } from 'react';
import type { TransactionAddress } from '../../core/transaction-intent.ts';
import { readStepName, type StepName } from '../steps/step-table.ts';

/**
 * Returns where the agent is in an onboarding, which the address keeps: the step and the drawer over it (each
 * `undefined` without one), functions that change them, each with a new history entry, and one that tells whether the
 * agent has moved since.
 */
export function usePlace(id: string) {
  const [params, setParams] = useSearchParams();
  const moves = useRef(0);
  const kind = params.get('transaction');
  const accountId = params.get('account');
  const scheme = params.get('scheme');
  const drawer: TransactionAddress | undefined =
    kind === null ? undefined : { kind, ...(accountId ? { accountId } : {}), ...(scheme ? { scheme } : {}) };
  const closeDrawer = useCallback(
    () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of ['transaction', 'account', 'scheme', 'amount']) next.delete(name);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    step: readStepName(params.get('step')),
    goTo: (step: StepName) => {
      moves.current += 1;
      setParams({ onboarding: id, step });
    },
    /** Returns a function that says whether the agent has opened a step since. */
    watchMoves() {
      const before = moves.current;
      return () => moves.current !== before;
    },
    drawer,
    openDrawer: (transaction: string, step: StepName, account: string | undefined) =>
      setParams(
        { onboarding: id, step, transaction, ...(account ? { account } : {}) },
        { preventScrollReset: true },
      ),
    closeDrawer,
  };
}
