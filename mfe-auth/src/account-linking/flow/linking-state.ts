import type { ApiClient } from '@portal/shared/calls';
import type { ShellSession, SignIn } from '@portal/shared/contract';
import type { BehaviorSubject, Observable } from '@portal/shared/ui';
import type { CodeRequest } from './code-request.ts';
import type { LinkProblem } from './link-account.ts';
import type { AgentDetails, SendProblem } from './one-time-code.ts';

/** Why an entered code was not accepted, or why another code was not sent. */
export type CodeProblem =
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'expired' | 'replaced' | 'locked' | 'not-checked' }
  | { readonly kind: 'not-sent'; readonly problem: SendProblem };

/** The step of account linking that the screen shows. */
export type LinkingState =
  | {
      readonly step: 'details';
      readonly details?: AgentDetails | undefined;
      readonly problem?: SendProblem;
      readonly isBusy?: boolean;
    }
  | {
      readonly step: 'code';
      readonly request: CodeRequest;
      /** How many codes this page has sent. From the second on, the page says that a new code is coming. */
      readonly sentCount: number;
      readonly problem?: CodeProblem;
      readonly busy?: 'checking' | 'sending';
    }
  | { readonly step: 'linking' }
  | { readonly step: 'failed'; readonly problem: LinkProblem }
  | { readonly step: 'inactive' }
  /** The host has no `signIn.linked`, so the agent has to sign in again. */
  | { readonly step: 'linked' };

/** Account linking of one screen: the current state, and what the agent can do. */
export interface LinkingFlow {
  readonly state$: Observable<LinkingState>;
  current(): LinkingState;
  /** The claim of the id token. When it is present the form shows it read-only. */
  readonly agentCustomerId: string | undefined;
  /** Continues a link that a reload interrupted. Call it when the screen mounts. */
  resume(): void;
  /** Saves what the agent types, so that a reload keeps it. */
  type(details: AgentDetails): void;
  send(details: AgentDetails): Promise<void>;
  resend(): Promise<void>;
  /** Goes to the code step without sending a code: the agent already received one. */
  enterCode(details: AgentDetails): void;
  changeDetails(): void;
  verify(code: string): Promise<void>;
  /** Links the account with the verified code. Call it again to retry. */
  link(): Promise<void>;
}

export interface LinkingDependencies {
  readonly api: ApiClient;
  readonly session: Pick<ShellSession, 'current' | 'idToken' | 'renew'>;
  readonly signIn: Pick<SignIn, 'linked'>;
  readonly storage: Storage;
  /** Returns epoch milliseconds. */
  readonly now: () => number;
}

/** What the steps of one flow share. */
export interface LinkingContext extends LinkingDependencies {
  readonly state$: BehaviorSubject<LinkingState>;
  /** `sub` of the id token. */
  readonly subject: string;
  /** False when the session has ended or another tab has linked the account. */
  isLinking(): boolean;
}
