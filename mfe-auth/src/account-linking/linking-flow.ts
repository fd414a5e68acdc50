import type { ApiClient } from '@portal/shared/calls';
import type { ShellSession, SignIn } from '@portal/shared/contract';
import { decodeIdToken } from '@portal/shared/oidc';
import { BehaviorSubject, type Observable } from '@portal/shared/ui';
import { checkCode, type Details, type SendProblem, sendCode } from './ask-code.ts';
import { type CodeRequest, forgetRequest, keepRequest, keptRequest } from './code-request.ts';
import { type LinkProblem, linkAccount } from './link-account.ts';
import { keepTyped, typedBefore } from './typed-details.ts';

/** What became of a code that was entered, or of the wish for another one. */
export type CodeProblem =
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'expired' | 'replaced' | 'locked' | 'not-checked' }
  | { readonly kind: 'not-sent'; readonly problem: SendProblem };

/** Where the linking stands, as the screen shows it. */
export type LinkingState =
  | {
      readonly step: 'details';
      readonly details?: Details | undefined;
      readonly problem?: SendProblem;
      readonly busy?: boolean;
    }
  | {
      readonly step: 'code';
      readonly request: CodeRequest;
      /** How often a code was sent from this page; the second time the agent is told so. */
      readonly sent: number;
      readonly problem?: CodeProblem;
      readonly busy?: 'checking' | 'sending';
    }
  | { readonly step: 'linking' }
  | { readonly step: 'stuck'; readonly problem: LinkProblem }
  | { readonly step: 'inactive' }
  /** On a host that cannot take the agent in: a new sign-in can. */
  | { readonly step: 'linked' };

export interface LinkingFlow {
  readonly state$: Observable<LinkingState>;
  current(): LinkingState;
  /** The claim, when the identity has one: shown, not asked for. */
  readonly agentCustomerId: string | undefined;
  /** Goes on where a reload interrupted it. To be called when the screen appears. */
  resume(): void;
  /** What the agent is typing: a reload keeps it. */
  type(details: Details): void;
  send(details: Details): Promise<void>;
  resend(): Promise<void>;
  /** The agent has a code of which this page knows nothing. */
  enterCode(details: Details): void;
  changeDetails(): void;
  verify(code: string): Promise<void>;
  /** Links again after it got stuck. */
  link(): Promise<void>;
}

export interface LinkingParts {
  readonly api: ApiClient;
  readonly session: Pick<ShellSession, 'current' | 'idToken' | 'renew'>;
  readonly signIn: Pick<SignIn, 'linked'>;
  readonly storage: Storage;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * An agent's way from a sign-in without an account to its account (LNK-01, LNK-02, LNK-03), outside React: a code is
 * asked for, checked and used once, however often a component renders.
 */
export function createLinkingFlow({ api, session, signIn, storage, now }: LinkingParts): LinkingFlow {
  const idToken = session.idToken();
  const claims = idToken === undefined ? undefined : decodeIdToken(idToken);
  const subject = claims?.sub ?? '';
  /** A reply may come when the session is over, or another tab has linked: then nothing of it is kept. */
  const isLinking = () => session.current().status === 'linking';
  const state$ = new BehaviorSubject<LinkingState>(firstState());

  function firstState(): LinkingState {
    const kept = keptRequest(storage, subject);
    // another tab may have linked meanwhile: then there is nothing to go on with
    if (!kept || !isLinking()) return { step: 'details', details: typedBefore(storage, subject) };
    return kept.verified ? { step: 'linking' } : { step: 'code', request: kept, sent: 1 };
  }

  /** Shows a state in which a reply is waited for; answers whether the agent still waits for it. */
  function wait(state: LinkingState): () => boolean {
    state$.next(state);
    return () => isLinking() && state$.value === state;
  }

  function awaitCode(request: CodeRequest, sent: number) {
    keepRequest(storage, request);
    keepTyped(storage, subject);
    state$.next({ step: 'code', request, sent });
  }

  function type({ agentCustomerId, nric }: Details) {
    if (isLinking()) keepTyped(storage, subject, { agentCustomerId, nric });
  }

  async function send(details: Details) {
    const state = state$.value;
    if (state.step !== 'details' || state.busy) return;
    const isAwaited = wait({ step: 'details', details, busy: true });
    const answer = await sendCode(api, details);
    if (!isAwaited()) return;
    if (answer.status === 'failed') state$.next({ step: 'details', details, problem: answer.problem });
    else awaitCode({ ...details, subject, sentTo: answer.sentTo, sentAt: now(), verified: false }, 1);
  }

  async function resend() {
    const state = state$.value;
    if (state.step !== 'code' || state.busy) return;
    const { request, sent } = state;
    const isAwaited = wait({ step: 'code', request, sent, busy: 'sending' });
    const answer = await sendCode(api, request);
    if (!isAwaited()) return;
    if (answer.status === 'sent') awaitCode({ ...request, sentTo: answer.sentTo, sentAt: now() }, sent + 1);
    else state$.next({ step: 'code', request, sent, problem: { kind: 'not-sent', problem: answer.problem } });
  }

  async function verify(code: string) {
    const state = state$.value;
    if (state.step !== 'code' || state.busy) return;
    const { request, sent } = state;
    const refuse = (problem: CodeProblem) => state$.next({ step: 'code', request, sent, problem });
    const isAwaited = wait({ step: 'code', request, sent, busy: 'checking' });
    const verdict = await checkCode(api, request, code);
    if (!isAwaited()) return;
    switch (verdict?.Status) {
      case undefined:
        return refuse({ kind: 'not-checked' });
      case 'WRONG':
        return refuse({ kind: 'wrong', triesLeft: verdict.TriesLeft });
      case 'EXPIRED':
        return refuse({ kind: 'expired' });
      case 'REPLACED':
        return refuse({ kind: 'replaced' });
      case 'LOCKED':
        return refuse({ kind: 'locked' });
      case 'VERIFIED':
        keepRequest(storage, { ...request, verified: true });
        return link();
    }
  }

  let linking = false;
  async function link() {
    const request = keptRequest(storage, subject);
    if (linking || !request?.verified || !isLinking()) return;
    linking = true;
    state$.next({ step: 'linking' });
    const outcome = await linkAccount({ api, session }, request.agentCustomerId);
    linking = false;
    // another tab has linked it meanwhile: the page says so
    if (!isLinking()) return state$.next({ step: 'details' });
    if (outcome.status === 'stuck') return state$.next({ step: 'stuck', problem: outcome.problem });
    forgetRequest(storage);
    if (outcome.status === 'inactive') return state$.next({ step: 'inactive' });
    // the overlay stays until the next page takes its place
    if (signIn.linked) signIn.linked(outcome.agent);
    else state$.next({ step: 'linked' });
  }

  return {
    state$,
    current: () => state$.value,
    agentCustomerId: claims?.agent_customer_id ?? undefined,
    resume: () => void link(),
    type,
    send,
    resend,
    enterCode(details) {
      awaitCode({ ...details, subject, sentTo: null, sentAt: null, verified: false }, 1);
    },
    changeDetails() {
      const state = state$.value;
      forgetRequest(storage);
      const details = state.step === 'code' ? state.request : undefined;
      if (details) type(details);
      state$.next({ step: 'details', details });
    },
    verify,
    link,
  };
}
