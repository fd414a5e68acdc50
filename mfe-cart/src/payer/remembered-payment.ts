import type { Drafts } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { savedDraftName, useSavedByItem } from '../core/items/saved-by-item.ts';
import type { Plan } from '../core/plan.ts';
import { payerDraft } from './payer-draft.ts';
import { personalMethods } from './payment-methods.ts';

const schema = z.object({
  /** Codes of the payment methods, by the key of their sum. */
  methods: z.record(z.string(), z.string()),
  payer: payerDraft,
});
/** How a customer's last checkout or payment was paid: chosen methods, and who paid. */
export type RememberedPayment = z.output<typeof schema>;

const decoding = { what: 'paying' as const, schema, decode: (paying: RememberedPayment) => paying };

/**
 * Returns the key of a sum that is paid at once: `CS MYR`, or `EPF MYR` for the EPF plan, which EPF pays separately;
 * PRS has the key of `CS`.
 */
export const sumKey = (plan: Plan, currency: string): string =>
  `${plan === 'EPF' ? 'EPF' : 'CS'} ${currency}`;

/**
 * Saves in the browser how a customer pays (method by sum, and payer), so that the next checkout and payment are filled
 * in with it. Methods of other sums stay, but not those of companies. Deleted like drafts, after seven days or by Logout; discarded when nothing
 * differs from the default. Does nothing without drafts.
 */
export async function rememberPayment(
  drafts: Drafts | undefined,
  customerId: string,
  { methods, payer }: RememberedPayment,
): Promise<void> {
  const name = savedDraftName('paying', customerId);
  const { data } = z.safeParse(schema, (await drafts?.find(name))?.value);
  const all = { ...personalMethods(data?.methods ?? {}), ...methods };
  const isDefault = Object.keys(all).length === 0 && payer.who === 'customer';
  if (isDefault) drafts?.discard(name);
  else drafts?.keep(name, { methods: all, payer });
}

/**
 * Returns how this customer paid last (`rememberPayment`), by what this browser has saved; `null` without anything
 * saved, `undefined` until it was read.
 */
export function useRememberedPayment(customerId: string): RememberedPayment | null | undefined {
  const payments = useSavedByItem(decoding, [customerId]);
  return payments && (payments[customerId] ?? null);
}
