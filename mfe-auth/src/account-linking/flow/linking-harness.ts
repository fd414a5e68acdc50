import { postUserMapping, requestCode, verifyCode } from '@portal/shared/api/account-linking';
import { agentProfile, agents, getUserMapping } from '@portal/shared/api/agents';
import { createApiClient } from '@portal/shared/calls';
import type { Agent } from '@portal/shared/contract';
import { fakeApi, testSession, testShell } from '@portal/shared/testing';
import { createLinkingFlow } from './linking-flow.ts';
import type { LinkingState } from './linking-state.ts';

export const sentAt = Date.parse('2026-11-21T10:00:00+08:00');
export const details = { agentCustomerId: 'AC100014', nric: '950330-14-5108' };

const encodePart = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
/** For tests: an unsigned id token with these claims; the browser only reads them. */
export const createIdToken = (claims: object) =>
  `${encodePart({ alg: 'RS256' })}.${encodePart({ sub: 'u-1', iss: 'https://id.example', ...claims })}.signature`;
const tokenWithClaim = createIdToken({ agent_customer_id: 'AC100014' });
export const tokenWithoutClaim = createIdToken({});

export const mapped = { is_mapped: true, is_agent_active: true, user_id: 'USR-14' } as const;
const record = {
  Id: 'U204702',
  Name: 'Chong Hui Min',
  Email: 'new@agents.example',
  ChannelCode: 'AGENCY',
  RegistrationType: 'UTS',
  Status: 'A',
};

/** For tests: an API at which linking succeeds. */
export const mockWorkingApi = () =>
  fakeApi()
    .reply(requestCode, { SentTo: '+60 12-••• ••14' })
    .reply(verifyCode, { Status: 'VERIFIED' })
    .reply(postUserMapping, { is_mapped: true })
    .reply(getUserMapping, mapped)
    .reply(agents, [record])
    .reply(agentProfile, {
      agentNric: '950330-14-5108',
      agentName: 'Chong Hui Min',
      agentEmail: null,
      agentChannel: null,
    });

interface LinkingOptions {
  readonly idToken?: string;
  readonly renewedToken?: string;
  /** A host before contract 1.3, which has no `signIn.linked`. */
  readonly isOldHost?: boolean;
}

/**
 * For tests: creates the flow of an agent who is linking the account, with its session and shell. `linked` lists the
 * agents that were signed in. `renewedToken`: the id token after a renewal.
 */
export function startLinking({
  idToken: first = tokenWithClaim,
  renewedToken = tokenWithClaim,
  isOldHost = false,
}: LinkingOptions = {}) {
  const session = testSession({ idToken: first, renewedToken });
  session.set({ status: 'linking' });
  const shell = testShell({ session });
  const linked: Agent[] = [];
  const flow = createLinkingFlow({
    api: createApiClient(shell),
    session,
    signIn: isOldHost ? {} : { linked: (agent) => void linked.push(agent) },
    storage: sessionStorage,
    now: () => sentAt,
  });
  return { flow, linked, session, shell };
}

/** For tests: the step that a linking is at, for `flow.state$`. */
export const stepOf = ({ step }: LinkingState) => step;
