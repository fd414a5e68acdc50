import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { id, line, optionalText, prose } from './wire.ts';

/** Letters of one feedback at most. */
export const LONGEST_FEEDBACK = 2000;

/** What an agent says of the portal (SHL-20, SHL-23). */
export const sendFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/digital-form-v4-feedbacks',
  body: z.strictObject({
    data: z.strictObject({
      userId: id,
      agentName: line,
      feedback: prose.check(z.minLength(1), z.maxLength(LONGEST_FEEDBACK)),
    }),
  }),
  response: z.object({ data: z.object({ id: z.int() }) }),
  onFailure: 'throw',
});

const contact = z.object({
  id: z.int(),
  /** Whom one reaches: a desk, not a person. */
  name: z.string(),
  phone: optionalText,
  email: optionalText,
  /** When somebody answers, in words. */
  hours: optionalText,
});
export type SupportContact = z.output<typeof contact>;

/** Whom an agent asks for help (SHL-21). */
export const salesSupport = defineEndpoint({
  method: 'GET',
  path: '/api/sales-support',
  query: z.strictObject({ populate: z.literal('all') }),
  response: z.object({
    data: z.object({ title: z.string(), message: optionalText, contacts: z.array(contact) }),
  }),
  onFailure: 'throw',
});
export type SalesSupport = z.output<(typeof salesSupport)['response']>['data'];

/** Every call of the content service; it knows a bearer token of its own and no subscription key. */
export const contentEndpoints = { sendFeedback, salesSupport } as const;
