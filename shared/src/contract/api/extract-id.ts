import { isoDate } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { base64 } from './wire.ts';

const text = z.nullish(z.string());

/**
 * Reads the picture of one side of an identity document (ONB-02). A picture that cannot be read is answered with `unreadable`,
 * and its fields are then typed.
 */
export const extractId = defineEndpoint({
  method: 'POST',
  changes: false,
  path: '/digitalform/okayid/extract-id',
  body: z.strictObject({
    side: z.enum(['front', 'back']),
    docType: z.enum(['MYKAD', 'PASSPORT']),
    /** A JPG or PNG in base64. */
    image: base64,
  }),
  response: z.discriminatedUnion('status', [
    z.object({ status: z.literal('unreadable') }),
    z.object({
      status: z.literal('read'),
      docType: text,
      idNo: text,
      name: text,
      dob: z.nullish(isoDate),
      gender: text,
      /** Last day of a passport. */
      expiresOn: z.nullish(isoDate),
      /** Code of the country. */
      nationality: text,
      address1: text,
      address2: text,
      address3: text,
      postcode: text,
      city: text,
      /** Code of the state. */
      state: text,
      /** Fields that the reader is not sure of. */
      uncertain: z.nullish(z.array(z.string())),
    }),
  ]),
  onFailure: 'throw',
});
/** Reply of `extractId`. */
export type ExtractedId = z.output<(typeof extractId)['response']>;
