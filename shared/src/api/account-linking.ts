import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { id } from './wire.ts';

/** What a one-time code is asked for, and answered with (specification, section 9). */
export const linkingPurpose = 'Agent Account Linking' as const;

/** Minutes for which a one-time code is valid (LNK-01). */
export const codeValidity = 5;

/** Who asks: the agent of the house's records, and the identity number that proves it. */
const requestor = {
  AgentCustID: id,
  Purpose: z.literal(linkingPurpose),
  RequestorID: id,
  RequestorIDType: z.literal('NRIC'),
};

/**
 * Sends a one-time code to the mobile number on the agent's record (LNK-01). 404: no agent is on record with this
 * customer id and identity number; 429: the last code was sent less than a minute ago.
 */
export const requestCode = defineEndpoint({
  method: 'POST',
  path: '/notification/v2/tacbyagent',
  body: z.strictObject({
    SmsOrVoice: z.literal('sms'),
    ValidityInMinute: z.literal(codeValidity),
    ...requestor,
  }),
  /** `SentTo`: the number, masked by the service. */
  response: z.object({ SentTo: z.nullish(z.string()) }),
  onFailure: 'log',
});

/** Whether a code is the one that was sent (LNK-02, LNK-03). */
export const verifyCode = defineEndpoint({
  method: 'POST',
  path: '/notification/v2/notification/verifytac',
  body: z.strictObject({ Tac: z.string().check(z.regex(/^\d{6}$/)), ...requestor }),
  response: z.discriminatedUnion('Status', [
    z.object({ Status: z.literal('VERIFIED') }),
    z.object({ Status: z.literal('WRONG'), TriesLeft: z.int() }),
    /** `EXPIRED`: its time is over; `REPLACED`: a newer one was sent; `LOCKED`: tried too often. */
    z.object({ Status: z.enum(['EXPIRED', 'REPLACED', 'LOCKED']) }),
  ]),
  onFailure: 'throw',
});
export type CodeVerdict = z.output<(typeof verifyCode)['response']>;

/** Maps a sign-in identity to an agent whose code was verified (LNK-02). The same mapping twice is one. */
export const postUserMapping = defineEndpoint({
  method: 'POST',
  path: '/iaccess/v3/user/mapping',
  body: z.strictObject({ identification_id: id, user_type: z.literal('Agent'), agent_customer_id: id }),
  response: z.object({ is_mapped: z.boolean() }),
  onFailure: 'log',
});
