import type { AgentCodes } from '../rules/agent-codes.ts';
import type { AgentRow, RegistrationRow } from './rows.ts';

/** A demo agent: the sign-in page lists it and the seed creates it (docs/sandbox.md). */
export interface DemoAgent {
  readonly key: string;
  readonly email: string;
  readonly password: string;
  readonly sub: string;
  readonly displayName: string;
  /** Claims of the id token beyond `sub` and `email`; no `agent_customer_id`: not linked yet. */
  readonly claims: {
    readonly agent_customer_id?: string;
    readonly agent_uuid: string;
    readonly displayName: string;
  };
  readonly userId: string;
  readonly isMapped: boolean;
  readonly isActive: boolean;
  readonly nric: string;
  /** Where one-time codes are sent. */
  readonly mobile: string;
  /** The agent's customer id on record, whether the account is linked or not. */
  readonly servicingId: string;
  readonly codes: AgentCodes;
  /** How many customers the agent services. */
  readonly customers: number;
  /** Text on the sign-in page: what this agent shows. */
  readonly purpose: string;
}

/** Password of all demo agents. It needs no protection: the sandbox's data is fictional. */
export const DEMO_PASSWORD = 'Portal-2026';

interface Draft
  extends Pick<DemoAgent, 'key' | 'email' | 'displayName' | 'nric' | 'codes' | 'customers' | 'purpose'> {
  readonly number: number;
  readonly isLinked?: false;
  readonly isMapped?: false;
  readonly isActive?: false;
}

function uuid(kind: number, number: number): string {
  return `00000000-0000-4000-8${kind}00-${String(number).padStart(12, '0')}`;
}

function demoAgent({ number, isLinked, isMapped, isActive, ...draft }: Draft): DemoAgent {
  const servicingId = `AC1000${number}`;
  return {
    ...draft,
    servicingId,
    mobile: `+60 12-555 01${number}`,
    password: DEMO_PASSWORD,
    sub: `agent-${draft.key}`,
    claims: {
      ...(isLinked === false ? {} : { agent_customer_id: servicingId }),
      agent_uuid: uuid(1, number),
      displayName: draft.displayName,
    },
    userId: uuid(2, number),
    isMapped: isMapped ?? isLinked ?? true,
    isActive: isActive ?? true,
  };
}

/** All demo agents, in the order of the sign-in page. */
export const DEMO_AGENTS: readonly DemoAgent[] = [
  demoAgent({
    number: 11,
    key: 'aisyah',
    email: 'aisyah@agents.example',
    displayName: 'Aisyah binti Rahman',
    nric: '860923-14-5572',
    codes: { ut: 'U204518', prs: 'P118027' },
    customers: 2_000,
    purpose: 'Unit trusts and PRS, 2,000 customers: the main one',
  }),
  demoAgent({
    number: 12,
    key: 'wei.jun',
    email: 'wei.jun@agents.example',
    displayName: 'Lau Wei Jun',
    nric: '900115-10-5317',
    codes: { ut: 'U204611' },
    customers: 40,
    purpose: 'Unit trusts only, 40 customers',
  }),
  demoAgent({
    number: 13,
    key: 'priya',
    email: 'priya@agents.example',
    displayName: 'Priya a/p Rajagopal',
    nric: '880704-08-5264',
    codes: { prs: 'P118102' },
    customers: 40,
    purpose: 'PRS only, 40 customers',
  }),
  demoAgent({
    number: 14,
    key: 'new',
    email: 'new@agents.example',
    displayName: 'Chong Hui Min',
    nric: '950330-14-5108',
    codes: { ut: 'U204702', prs: 'P118160' },
    customers: 5,
    isMapped: false,
    purpose: 'Has an agent customer id but no mapping: links the account (MyKad 950330-14-5108)',
  }),
  demoAgent({
    number: 15,
    key: 'fresh',
    email: 'fresh@agents.example',
    displayName: 'Daniel anak Lanting',
    nric: '970812-13-5431',
    codes: { ut: 'U204733' },
    customers: 5,
    isLinked: false,
    purpose: 'No agent customer id yet: links the account (agent customer id AC100015, MyKad 970812-13-5431)',
  }),
  demoAgent({
    number: 16,
    key: 'retired',
    email: 'retired@agents.example',
    displayName: 'Zulkifli bin Othman',
    nric: '600214-03-5119',
    codes: { ut: 'U201007' },
    customers: 0,
    isActive: false,
    purpose: 'No longer active: sees a message and is logged out',
  }),
  demoAgent({
    number: 17,
    key: 'empty',
    email: 'empty@agents.example',
    displayName: 'Goh Jia Hui',
    nric: '990606-07-5480',
    codes: {},
    customers: 0,
    purpose: 'Active, with no registration and no customers',
  }),
  demoAgent({
    number: 18,
    key: 'twin',
    email: 'twin@agents.example',
    displayName: 'Farah Adilah binti Hassan',
    nric: '870411-14-5996',
    codes: { ut: 'U204519', prs: 'P118028' },
    customers: 30,
    purpose: "Another agent of the same office: sees none of Aisyah's customers",
  }),
];

/** The row of an agent; `testKey` marks an agent that a test created. */
export function agentRow(agent: DemoAgent, testKey: string | null = null): AgentRow {
  const { sub, email, password, displayName, userId, isMapped, isActive, nric, mobile, servicingId } = agent;
  return {
    sub,
    email,
    password,
    displayName,
    agentCustomerId: agent.claims.agent_customer_id ?? null,
    agentUuid: agent.claims.agent_uuid,
    servicingId,
    mobile,
    userId,
    isMapped,
    isActive,
    nric,
    testKey,
  };
}

/** The registrations of an agent, one for each of its codes. They are inactive when the agent is. */
export function registrationRows(agent: DemoAgent): RegistrationRow[] {
  const record = {
    agentCustomerId: agent.servicingId,
    name: agent.displayName,
    email: agent.email,
    channelCode: 'AGENCY',
    status: agent.isActive ? ('A' as const) : ('I' as const),
  };
  const rows: RegistrationRow[] = [];
  if (agent.codes.ut) rows.push({ ...record, id: agent.codes.ut, registrationType: 'UTS' });
  if (agent.codes.prs) rows.push({ ...record, id: agent.codes.prs, registrationType: 'PRS' });
  return rows;
}
