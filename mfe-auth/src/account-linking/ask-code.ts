import {
  type CodeVerdict,
  codeValidity,
  linkingPurpose,
  requestCode,
  verifyCode,
} from '@portal/shared/api/account-linking';
import type { ApiClient } from '@portal/shared/calls';
import type { CodeRequest } from './code-request.ts';

/** Whose account is to be linked, as the agent says. */
export type Details = Pick<CodeRequest, 'agentCustomerId' | 'nric'>;

/** Why no code was sent. `unknown`: the service did not say; a code may be on its way all the same. */
export type SendProblem = 'not-on-record' | 'too-soon' | 'unknown';

export type Sent =
  | { readonly status: 'sent'; readonly sentTo: string | null }
  | { readonly status: 'failed'; readonly problem: SendProblem };

const requestorOf = ({ agentCustomerId, nric }: Details) => ({
  AgentCustID: agentCustomerId,
  Purpose: linkingPurpose,
  RequestorID: nric,
  RequestorIDType: 'NRIC' as const,
});

const tooSoon = 429;
/** Answers by which the service says that it knows no such agent. */
const notOnRecord: readonly (number | undefined)[] = [400, 404, 422];

/** Asks for a one-time code by SMS (LNK-01). The call only logs its failure; the agent is told all the same. */
export async function sendCode(api: ApiClient, details: Details): Promise<Sent> {
  const reply = await api.attempt(requestCode, {
    SmsOrVoice: 'sms',
    ValidityInMinute: codeValidity,
    ...requestorOf(details),
  });
  if (reply.status === 'ok') return { status: 'sent', sentTo: reply.value.SentTo ?? null };
  const { status } = reply.error;
  if (status === tooSoon) return { status: 'failed', problem: 'too-soon' };
  return { status: 'failed', problem: notOnRecord.includes(status) ? 'not-on-record' : 'unknown' };
}

/** What a code is that was entered; nothing when the service did not say, and it can be entered again. */
export async function checkCode(
  api: ApiClient,
  details: Details,
  code: string,
): Promise<CodeVerdict | undefined> {
  const reply = await api.attempt(verifyCode, { Tac: code, ...requestorOf(details) });
  return reply.status === 'ok' ? reply.value : undefined;
}
