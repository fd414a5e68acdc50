import { agentProfile, agents, getUserMapping } from '@portal/shared/api/agents';
import { eq } from 'drizzle-orm';
import { registrations } from '../../database/tables/index.ts';
import { Problem } from '../server/problem.ts';
import { serve, serveIdentity } from '../server/route.ts';

export const agentRoutes = [
  serveIdentity(getUserMapping, async ({ identification_id }, { identity }) => {
    if (identification_id !== identity.sub) throw new Problem(403, 'An agent asks for its own mapping only.');
    if (identity.agentCustomerId === null) throw new Problem(404, 'There is no mapping.');
    return identity.isMapped
      ? { is_mapped: true as const, user_id: identity.userId, is_agent_active: identity.isActive }
      : { is_mapped: false as const, user_id: null, is_agent_active: identity.isActive };
  }),

  serveIdentity(agents, async ({ agentcustomerid }, { orm, identity }) => {
    if (agentcustomerid !== identity.agentCustomerId)
      throw new Problem(403, 'An agent asks for its own records only.');
    const rows = await orm
      .select()
      .from(registrations)
      .where(eq(registrations.agentCustomerId, agentcustomerid))
      .orderBy(registrations.id);
    return rows.map(({ id, name, email, channelCode, registrationType, status }) => ({
      Id: id,
      Name: name,
      Email: email,
      ChannelCode: channelCode,
      RegistrationType: registrationType,
      Status: status,
    }));
  }),

  serve(agentProfile, async ({ customerId }, { agent }) => {
    if (customerId !== agent.agentCustomerId)
      throw new Problem(403, 'An agent asks for its own profile only.');
    return { agentNric: agent.nric, agentName: agent.name, agentEmail: agent.email, agentChannel: 'AGENCY' };
  }),
];
