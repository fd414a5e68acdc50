import type { Declaration } from '@portal/shared/api/checkout-submission';
import { departingAccounts } from '@portal/shared/withdrawal-reasons';
import { dateInKualaLumpur } from '../../rules/calendar.ts';
import { type DeclarationNeeds, isVulnerable, statementsFor } from '../../rules/orders/declaration-checks.ts';
import { boughtSchemeOf, type OrderItem } from '../../rules/orders/order-item.ts';
import { assessmentOf, declaredMismatch, mismatchReasons } from '../../rules/orders/suitability.ts';
import { fundOf } from '../funds/funds.ts';
import type { CustomerRow } from '../rows.ts';

interface PastItem {
  readonly id: string;
  readonly item: OrderItem;
}

/** Returns what the portal asks for when these items are sent at `sentAt`, as the declaration of a past checkout. */
export function pastDeclaration(
  customer: CustomerRow,
  items: readonly PastItem[],
  sentAt: Date,
): Declaration {
  const today = dateInKualaLumpur(sentAt);
  const assessment = assessmentOf(customer);
  const needs: DeclarationNeeds = {
    mismatches: items.flatMap(({ id, item }) => {
      const scheme = boughtSchemeOf(item);
      const mismatch = scheme && declaredMismatch(mismatchReasons(fundOf(scheme), assessment, today));
      return mismatch ? [{ itemId: id, scheme, ...mismatch }] : [];
    }),
    departures: departingAccounts(
      items.flatMap(({ item }) => (item.type === 'redemption' ? [item.payload] : [])),
    ),
    hasFundDocuments: items.some(({ item }) => boughtSchemeOf(item) !== undefined),
    asksBorrowing: items.some(({ item }) => item.type === 'investment' && item.payload.currency !== 'MYR'),
    isVulnerable: isVulnerable(customer.dateOfBirth ?? null, customer.profile.vI, today),
  };
  return {
    documentsReceived: needs.hasFundDocuments ? true : null,
    mismatches: needs.mismatches.map(({ itemId, kind }) => ({
      itemId,
      kind,
      reason: 'Wants it for the long term.',
    })),
    domesticBorrowing: needs.asksBorrowing ? false : null,
    vulnerable: needs.isVulnerable ? { explained: true, trustedContact: null } : null,
    emailConfirmed: true,
    statements: statementsFor(needs).map((code) => ({ code, version: 1, tickedAt: sentAt.toISOString() })),
  };
}
