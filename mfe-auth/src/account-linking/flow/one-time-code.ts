import {
  type CodeVerdict,
  codeValidityMinutes,
  linkingPurpose,
  requestCode,
  verifyCode,
} from '@portal/shared/api/account-linking';
import type { ApiClient } from '@portal/shared/calls';
import type { CodeRequest } from './code-request.ts';

/** The agent account to link, as the agent enters it. */
export type AgentDetails = Pick<CodeRequest, 'agentCustomerId' | 'nric'>;

/** Why no code was sent. `unknown`: the service gave no clear answer, so a code may still arrive. */
export type SendProblem = 'not-on-record' | 'too-soon' | 'unknown';

type SendResult =
  | { readonly status: 'sent'; readonly sentTo: string | null }
  | { readonly status: 'failed'; readonly problem: SendProblem };

const toRequestor = ({ agentCustomerId, nric }: AgentDetails) => ({
  AgentCustID: agentCustomerId,
  Purpose: linkingPurpose,
  RequestorID: nric,
  RequestorIDType: 'NRIC' as const,
});

const tooSoon = 429;
/** Statuses that mean that the service has no record of this agent. */
const notOnRecord: readonly (number | undefined)[] = [400, 404, 422];

/**
 * Requests a one-time code, which the service sends to the agent's mobile by SMS (LNK-01). Returns the masked number,
 * `null` if the service does not name it, or why no code was sent: too soon, details not on record, unknown. Never
 * throws.
 */
export async function sendCode(api: ApiClient, details: AgentDetails): Promise<SendResult> {
  const reply = await api.attempt(requestCode, {
    SmsOrVoice: 'sms',
    ValidityInMinute: codeValidityMinutes,
    ...toRequestor(details),
  });
  if (reply.status === 'ok') return { status: 'sent', sentTo: reply.value.SentTo ?? null };
  const { status } = reply.error;
  if (status === tooSoon) return { status: 'failed', problem: 'too-soon' };
  return { status: 'failed', problem: notOnRecord.includes(status) ? 'not-on-record' : 'unknown' };
}

/**
 * Asks the service to check an entered code, and returns its verdict: verified, or why not. `undefined` when the call
 * failed: the same code can be entered again. Never throws.
 */
export async function checkCode(
  api: ApiClient,
  details: AgentDetails,
  code: string,
): Promise<CodeVerdict | undefined> {
  const reply = await api.attempt(verifyCode, { Tac: code, ...toRequestor(details) });
  return reply.status === 'ok' ? reply.value : undefined;
}
