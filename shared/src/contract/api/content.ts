import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { id, line, optionalText, prose } from './wire.ts';

/** Maximum length of one feedback, in characters. */
export const MAX_FEEDBACK_LENGTH = 2000;

/** Sends an agent's feedback about the portal (SHL-20, SHL-23). */
export const sendFeedback = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/api/digital-form-v4-feedbacks',
  body: z.strictObject({
    data: z.strictObject({
      userId: id,
      agentName: line,
      feedback: prose.check(z.minLength(1), z.maxLength(MAX_FEEDBACK_LENGTH)),
    }),
  }),
  response: z.object({ data: z.object({ id: z.int() }) }),
});

const contact = z.object({
  id: z.int(),
  /** Name of the support desk. */
  name: z.string(),
  phone: optionalText,
  email: optionalText,
  /** Opening hours, in words. */
  hours: optionalText,
});
/** A contact of sales support. */
export type SupportContact = z.output<typeof contact>;

/** Contacts for an agent who needs help (SHL-21). */
export const salesSupport = defineEndpoint({
  method: 'GET',
  path: '/api/sales-support',
  query: z.strictObject({ populate: z.literal('all') }),
  response: z.object({
    data: z.object({ title: z.string(), message: optionalText, contacts: z.array(contact) }),
  }),
});
/** The list of sales support's contacts. */
export type SalesSupport = z.output<(typeof salesSupport)['response']>['data'];

/** Every call of the content service. The service has its own bearer token and no subscription key. */
export const contentEndpoints = { sendFeedback, salesSupport } as const;
