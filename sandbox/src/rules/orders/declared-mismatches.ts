import { mismatchKinds } from '@portal/shared/api/checkout-submission';
import * as z from '@portal/shared/schema';

const declarationSchema = z.object({
  mismatches: z.array(z.object({ itemId: z.string(), kind: z.enum(mismatchKinds), reason: z.string() })),
});

/**
 * Returns kind and reason of the mismatches that a stored declaration has for an item; empty when it has none or cannot
 * be decoded.
 */
export function mismatchesOf(declaration: unknown, itemId: string) {
  const { data } = z.safeParse(declarationSchema, declaration);
  return (data?.mismatches ?? [])
    .filter((each) => each.itemId === itemId)
    .map(({ kind, reason }) => ({ kind, reason }));
}
