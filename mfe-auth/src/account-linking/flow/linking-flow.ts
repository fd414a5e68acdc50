import { decodeIdToken } from '@portal/shared/oidc';
import { BehaviorSubject } from '@portal/shared/ui';
import { loadCodeRequest, removeCodeRequest } from './code-request.ts';
import { createCodeSteps } from './code-steps.ts';
import { loadDetailsDraft } from './details-draft.ts';
import { linkAccount } from './link-account.ts';
import type { LinkingContext, LinkingDependencies, LinkingFlow, LinkingState } from './linking-state.ts';

/**
 * Creates the linking of a sign-in to its agent account by a one-time code (LNK-01, LNK-02, LNK-03), from the state
 * that `storage` has. It is independent of React, so that a code is requested, checked and used once however often a
 * component renders. Call `resume` when the screen mounts.
 */
export function createLinkingFlow(dependencies: LinkingDependencies): LinkingFlow {
  const { session, storage } = dependencies;
  const idToken = session.idToken();
  const claims = idToken === undefined ? undefined : decodeIdToken(idToken);
  const subject = claims?.sub ?? '';
  const isLinking = () => session.current().status === 'linking';
  const state$ = new BehaviorSubject(getInitialState(storage, subject, isLinking()));
  const context: LinkingContext = { ...dependencies, state$, subject, isLinking };
  const link = createLink(context);
  return {
    state$,
    current: () => state$.value,
    agentCustomerId: claims?.agent_customer_id ?? undefined,
    resume: () => void link(),
    link,
    ...createCodeSteps(context, link),
  };
}

/** The step to show after a reload. When another tab has linked the account, the stored request is ignored. */
function getInitialState(storage: Storage, subject: string, isLinking: boolean): LinkingState {
  const request = loadCodeRequest(storage, subject);
  if (!request || !isLinking) return { step: 'details', details: loadDetailsDraft(storage, subject) };
  return request.verified ? { step: 'linking' } : { step: 'code', request, sentCount: 1 };
}

function createLink({ api, session, signIn, storage, subject, state$, isLinking }: LinkingContext) {
  let isRunning = false;
  return async function link(): Promise<void> {
    const request = loadCodeRequest(storage, subject);
    if (isRunning || !request?.verified || !isLinking()) return;
    isRunning = true;
    state$.next({ step: 'linking' });
    const outcome = await linkAccount({ api, session }, request.agentCustomerId);
    isRunning = false;
    // another tab has linked the account: the page shows that from the session's state
    if (!isLinking()) return state$.next({ step: 'details' });
    if (outcome.status === 'failed') return state$.next({ step: 'failed', problem: outcome.problem });
    removeCodeRequest(storage);
    if (outcome.status === 'inactive') return state$.next({ step: 'inactive' });
    // the overlay stays until the host replaces the page
    if (signIn.linked) signIn.linked(outcome.agent);
    else state$.next({ step: 'linked' });
  };
}
