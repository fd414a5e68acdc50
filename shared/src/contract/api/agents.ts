import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { id, optionalText } from './wire.ts';

const mappedUser = z.object({ is_mapped: z.literal(true), user_id: id, is_agent_active: z.boolean() });
const unmappedUser = z.object({
  is_mapped: z.literal(false),
  user_id: z.nullish(z.string()),
  is_agent_active: z.boolean(),
});
const nothing = z.pipe(
  z.union([z.strictObject({}), z.null(), z.literal('')]),
  z.transform((): null => null),
);
/** The agent of a sign-in identity, or that there is none. */
export type UserMapping = z.output<typeof mappedUser> | z.output<typeof unmappedUser>;

/**
 * Finds the agent of a sign-in identity. The service answers `null` or 404 when it knows none. Inactive takes
 * precedence over not mapped (docs/calls.md).
 */
export const getUserMapping = defineEndpoint({
  method: 'GET',
  path: '/iaccess/v3/user/mapping',
  query: z.strictObject({ identification_id: id, user_type: z.literal('Agent') }),
  response: z.union([mappedUser, unmappedUser, nothing]),
});

const agentRecord = z.object({
  Id: id,
  Name: z.string(),
  Email: z.string(),
  ChannelCode: z.string(),
  /** `UTS` unit trusts, `PRS` private retirement schemes; others may come. */
  RegistrationType: z.string(),
  /** `A` is active. */
  Status: z.string(),
});
/** One registration of an agent. */
export type AgentRecord = z.output<typeof agentRecord>;

/** Registrations of an agent, one record each. */
export const agents = defineEndpoint({
  method: 'GET',
  path: '/agent/v2/agents',
  query: z.strictObject({ agentcustomerid: id }),
  response: z.array(agentRecord),
});

/** The agent's customer record at the company; `customerId` is the agent's customer id. */
export const agentProfile = defineEndpoint({
  method: 'GET',
  path: '/application/agent/profile',
  query: z.strictObject({ customerId: id, userId: id }),
  response: z.object({
    agentNric: z.string(),
    agentName: z.string(),
    agentEmail: optionalText,
    agentChannel: optionalText,
  }),
});
