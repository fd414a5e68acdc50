import * as z from '@portal/shared/schema';
import { id, optionalText } from './wire.ts';

/** States of a required document (docs/domain.md, section 6). */
const documentStatuses = ['Pending', 'Uploaded', 'Accepted', 'Rejected'] as const;
/** State of a required document. */
export type DocumentStatus = (typeof documentStatuses)[number];

/** A document that is required before a form is processed. */
export const requiredDocument = z.object({
  docId: id,
  name: z.string(),
  mandatory: z.boolean(),
  status: z.enum(documentStatuses),
  /** Reason for the rejection. */
  remark: optionalText,
  /** `bucket::key` of the uploaded file; null until then. */
  path: optionalText,
  applicationId: id,
  /** The transaction form that requires it. */
  transactionFormId: id,
});
/** A required document. */
export type RequiredDocument = z.output<typeof requiredDocument>;
