import * as z from '@portal/shared/schema';

/** Schema of the payer in a draft. */
export const payerDraft = z.object({
  who: z.string(),
  name: z.string(),
  idNo: z.string(),
  relationship: z.string(),
  reason: z.string(),
  bankName: z.string(),
  proof: z.nullable(z.object({ name: z.string(), path: z.string() })),
});
