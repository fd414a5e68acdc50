import { randomInt } from 'node:crypto';
import {
  codeValidityMinutes,
  postUserMapping,
  requestCode,
  verifyCode,
} from '@portal/shared/api/account-linking';
import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { agents, oneTimeCodes, outbox } from '../../database/tables/index.ts';
import { canResend, checkCode, codeLimits, linkingWindowMs } from '../../rules/identity/one-time-code.ts';
import type { Identity } from '../server/context.ts';
import { Problem } from '../server/problem.ts';
import { serveIdentity } from '../server/route.ts';

const digitsOf = (number: string): string => number.replace(/\D/g, '');

/** Masks a telephone number except its start and its last two digits. */
const maskNumber = (mobile: string): string => `${mobile.slice(0, 6)}-••• ••${mobile.slice(-2)}`;

/** Reads the codes sent to an identity for one agent, newest first. */
const readCodes = (orm: Orm, sub: string, agentCustomerId: string) =>
  orm
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.sub, sub), eq(oneTimeCodes.agentCustomerId, agentCustomerId)))
    .orderBy(desc(oneTimeCodes.id));

/** Whether customer id and identity number match the agent's record. */
const isOnRecord = (identity: Identity, agentCustomerId: string, nric: string): boolean =>
  identity.servicingId === agentCustomerId && digitsOf(identity.nric) === digitsOf(nric);

export const accountLinkingRoutes = [
  serveIdentity(requestCode, async ({ AgentCustID, RequestorID }, { orm, identity, now }) => {
    if (!isOnRecord(identity, AgentCustID, RequestorID)) {
      throw new Problem(404, 'No agent is on record with this customer id and identity number.');
    }
    const [newest] = await readCodes(orm, identity.sub, AgentCustID);
    if (!canResend(newest, now)) throw new Problem(429, 'The last code was sent less than a minute ago.');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await orm.insert(oneTimeCodes).values({
      sub: identity.sub,
      agentCustomerId: AgentCustID,
      code,
      sentAt: now,
      misses: 0,
      isVerified: false,
    });
    await orm.insert(outbox).values({
      at: now,
      recipient: identity.mobile,
      subject: 'SMS: your one-time code',
      body: `${code} is your code to link your agent account. It is valid for ${codeValidityMinutes} minutes. Do not share it.`,
      isRepeat: newest !== undefined,
    });
    return { SentTo: maskNumber(identity.mobile) };
  }),

  serveIdentity(verifyCode, async ({ Tac, AgentCustID, RequestorID }, { orm, identity, now }) => {
    if (!isOnRecord(identity, AgentCustID, RequestorID)) return { Status: 'EXPIRED' as const };
    const sent = await readCodes(orm, identity.sub, AgentCustID);
    const result = checkCode(Tac, sent, now);
    const [newest] = sent;
    if (newest && (result === 'WRONG' || result === 'LOCKED')) {
      const misses = Math.min(newest.misses + 1, codeLimits.misses);
      await orm.update(oneTimeCodes).set({ misses }).where(eq(oneTimeCodes.id, newest.id));
      if (result === 'WRONG') return { Status: 'WRONG' as const, TriesLeft: codeLimits.misses - misses };
    }
    if (newest && result === 'VERIFIED') {
      await orm.update(oneTimeCodes).set({ isVerified: true }).where(eq(oneTimeCodes.id, newest.id));
      return { Status: 'VERIFIED' as const };
    }
    return { Status: result === 'VERIFIED' || result === 'WRONG' ? ('EXPIRED' as const) : result };
  }),

  serveIdentity(postUserMapping, async ({ identification_id, agent_customer_id }, { orm, identity, now }) => {
    if (identification_id !== identity.sub) throw new Problem(403, 'An agent maps itself only.');
    if (identity.isMapped && identity.agentCustomerId === agent_customer_id) return { is_mapped: true };
    const sent = await readCodes(orm, identity.sub, agent_customer_id);
    const proof = sent.find(
      ({ isVerified, sentAt }) => isVerified && now.getTime() - sentAt.getTime() < linkingWindowMs,
    );
    if (!proof) throw new Problem(403, 'No code was verified for this agent.');
    await orm
      .update(agents)
      .set({ agentCustomerId: agent_customer_id, isMapped: true })
      .where(eq(agents.sub, identity.sub));
    return { is_mapped: true };
  }),
];
