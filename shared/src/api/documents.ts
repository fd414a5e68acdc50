import * as z from '@portal/shared/schema';
import { id, optionalText } from './wire.ts';

/** States of a document that is asked for (domain, section 6). */
export const documentStatuses = ['Pending', 'Uploaded', 'Accepted', 'Rejected'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** A document that must come before a form is processed. */
export const requiredDocument = z.object({
  docId: id,
  name: z.string(),
  mandatory: z.boolean(),
  status: z.enum(documentStatuses),
  /** Why it was rejected. */
  remark: optionalText,
  /** `bucket::key` of what was uploaded; null before. */
  path: optionalText,
  applicationId: id,
  /** The transaction form that it belongs to. */
  transactionFormId: id,
});
export type RequiredDocument = z.output<typeof requiredDocument>;
