import type { Agent } from '../contract/index.ts';

/** An agent who may sell everything. For others: `{ ...testAgent, agentCodePrs: … }`. */
export const testAgent = {
  uuid: 'USR-1',
  email: 'farah@agents.example',
  agentCustomerId: 'AC-1',
  agentUuid: 'AU-1',
  agentName: 'Farah Adilah binti Osman',
  agentEmail: 'farah@agency.example',
  agentChannel: 'AGENCY',
  agentCodeUt: 'U204518',
  agentCodePrs: 'P118027',
  subject: 'sub-1',
} as const satisfies Agent;
