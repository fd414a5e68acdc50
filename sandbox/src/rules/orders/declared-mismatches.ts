import { mismatchKinds } from '@portal/shared/api/checkout-submission';
import * as z from '@portal/shared/schema';

const declarationSchema = z.object({
  mismatches: z.array(z.object({ itemId: z.string(), kind: z.enum(mismatchKinds), reason: z.string() })),
});

/** What a checkout's declaration says of an item that does not suit the customer. */
export function mismatchesOf(declaration: unknown, itemId: string) {
  const { data } = z.safeParse(declarationSchema, declaration);
  return (data?.mismatches ?? [])
    .filter((each) => each.itemId === itemId)
    .map(({ kind, reason }) => ({ kind, reason }));
}
