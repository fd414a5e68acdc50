import type { CodeVerdict } from '@portal/shared/api/account-linking';
import { type CodeRequest, removeCodeRequest, saveCodeRequest } from './code-request.ts';
import { removeDetailsDraft, saveDetailsDraft } from './details-draft.ts';
import type { CodeProblem, LinkingContext, LinkingFlow, LinkingState } from './linking-state.ts';
import { type AgentDetails, checkCode, sendCode } from './one-time-code.ts';

type CodeSteps = Pick<LinkingFlow, 'type' | 'send' | 'resend' | 'enterCode' | 'changeDetails' | 'verify'>;

/**
 * Creates the agent's actions between the details and a verified code: they call the service, publish the next state in
 * `context.state$` and store what a reload needs. One that does not fit the current step, or is pressed while another
 * runs, does nothing. `link` runs when the code is verified.
 */
export function createCodeSteps(context: LinkingContext, link: () => Promise<void>): CodeSteps {
  const { api, storage, now, state$, subject, isLinking } = context;

  /** Shows a busy state. The returned function is false once the agent has left that state. */
  function showBusy(state: LinkingState): () => boolean {
    state$.next(state);
    return () => isLinking() && state$.value === state;
  }

  function showCodeStep(request: CodeRequest, sentCount: number) {
    saveCodeRequest(storage, request);
    removeDetailsDraft(storage);
    state$.next({ step: 'code', request, sentCount });
  }

  function type({ agentCustomerId, nric }: AgentDetails) {
    if (isLinking()) saveDetailsDraft(storage, subject, { agentCustomerId, nric });
  }

  async function send(details: AgentDetails) {
    const state = state$.value;
    if (state.step !== 'details' || state.isBusy) return;
    const isCurrent = showBusy({ step: 'details', details, isBusy: true });
    const result = await sendCode(api, details);
    if (!isCurrent()) return;
    if (result.status === 'failed') state$.next({ step: 'details', details, problem: result.problem });
    else showCodeStep({ ...details, subject, sentTo: result.sentTo, sentAt: now(), verified: false }, 1);
  }

  async function resend() {
    const state = state$.value;
    if (state.step !== 'code' || state.busy) return;
    const { request, sentCount } = state;
    const isCurrent = showBusy({ step: 'code', request, sentCount, busy: 'sending' });
    const result = await sendCode(api, request);
    if (!isCurrent()) return;
    if (result.status === 'sent')
      showCodeStep({ ...request, sentTo: result.sentTo, sentAt: now() }, sentCount + 1);
    else
      state$.next({
        step: 'code',
        request,
        sentCount,
        problem: { kind: 'not-sent', problem: result.problem },
      });
  }

  async function verify(code: string) {
    const state = state$.value;
    if (state.step !== 'code' || state.busy) return;
    const { request, sentCount } = state;
    const isCurrent = showBusy({ step: 'code', request, sentCount, busy: 'checking' });
    const verdict = await checkCode(api, request, code);
    if (!isCurrent()) return;
    if (verdict?.Status !== 'VERIFIED') {
      return state$.next({ step: 'code', request, sentCount, problem: toCodeProblem(verdict) });
    }
    saveCodeRequest(storage, { ...request, verified: true });
    return link();
  }

  function enterCode(details: AgentDetails) {
    showCodeStep({ ...details, subject, sentTo: null, sentAt: null, verified: false }, 1);
  }

  function changeDetails() {
    const state = state$.value;
    removeCodeRequest(storage);
    const details = state.step === 'code' ? state.request : undefined;
    if (details) type(details);
    state$.next({ step: 'details', details });
  }

  return { type, send, resend, verify, enterCode, changeDetails };
}

/** `undefined`: the service did not answer. */
function toCodeProblem(verdict: Exclude<CodeVerdict, { Status: 'VERIFIED' }> | undefined): CodeProblem {
  switch (verdict?.Status) {
    case undefined:
      return { kind: 'not-checked' };
    case 'WRONG':
      return { kind: 'wrong', triesLeft: verdict.TriesLeft };
    case 'EXPIRED':
      return { kind: 'expired' };
    case 'REPLACED':
      return { kind: 'replaced' };
    case 'LOCKED':
      return { kind: 'locked' };
  }
}
