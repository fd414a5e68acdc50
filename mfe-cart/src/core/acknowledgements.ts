/**
 * Reasons that customers gave for buying what does not suit them, by item of the cart (SAT-04): what was said in the
 * drawer need not be asked again at checkout, whose declaration it becomes part of. Kept as long as the page is; a
 * tick is never kept, it is given anew.
 */
const reasons = new Map<string, string>();

/** Keeps the reason that was given when the item was added. */
export function keepReason(itemId: string, reason: string): void {
  reasons.set(itemId, reason.trim());
}

/** The reason that was given when the item was added in this tab; `undefined` when none was. */
export function acknowledgedReason(itemId: string): string | undefined {
  return reasons.get(itemId);
}
