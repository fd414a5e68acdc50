import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { id } from './wire.ts';

/** Purpose of a one-time code, sent with its request and its verification (LNK-01). */
export const linkingPurpose = 'Agent Account Linking' as const;

/** Minutes until a one-time code expires (LNK-01). */
export const codeValidityMinutes = 5;

/** Identifies the agent by customer id and proves it by identity number. */
const requestor = {
  AgentCustID: id,
  Purpose: z.literal(linkingPurpose),
  RequestorID: id,
  RequestorIDType: z.literal('NRIC'),
};

/**
 * Sends a one-time code to the mobile number of the agent's record (LNK-01). 404: no agent has this customer
 * id and identity number. 429: the last code was sent less than a minute ago.
 */
export const requestCode = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/notification/v2/tacbyagent',
  body: z.strictObject({
    SmsOrVoice: z.literal('sms'),
    ValidityInMinute: z.literal(codeValidityMinutes),
    ...requestor,
  }),
  /** `SentTo`: the phone number, masked by the service. */
  response: z.object({ SentTo: z.nullish(z.string()) }),
  onFailure: 'log',
});

/** Checks a one-time code (LNK-02, LNK-03). */
export const verifyCode = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/notification/v2/notification/verifytac',
  body: z.strictObject({ Tac: z.string().check(z.regex(/^\d{6}$/)), ...requestor }),
  response: z.discriminatedUnion('Status', [
    z.object({ Status: z.literal('VERIFIED') }),
    z.object({ Status: z.literal('WRONG'), TriesLeft: z.int() }),
    /** `EXPIRED`: too old; `REPLACED`: a newer code was sent; `LOCKED`: too many attempts. */
    z.object({ Status: z.enum(['EXPIRED', 'REPLACED', 'LOCKED']) }),
  ]),
});
/** Result of `verifyCode`. */
export type CodeVerdict = z.output<(typeof verifyCode)['response']>;

/** Maps a sign-in identity to an agent whose code was verified (LNK-02). Repeating it changes nothing. */
export const postUserMapping = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/iaccess/v3/user/mapping',
  body: z.strictObject({ identification_id: id, user_type: z.literal('Agent'), agent_customer_id: id }),
  response: z.object({ is_mapped: z.boolean() }),
  onFailure: 'log',
});
