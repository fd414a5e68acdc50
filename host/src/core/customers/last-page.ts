import { onboardingPath } from '@portal/shared/pages';
import * as z from '@portal/shared/schema';
import { tryStorage } from '@portal/shared/stored-values';
import { useEffect } from 'react';
import { defineAgentValue } from '../agent-values/agent-value.ts';

const lastPage = z.object({
  /** `ONB-…` of an applicant. */
  customerId: z.string(),
  /** Path and query of a page of the portal, which name an open drawer too. */
  path: z.string().check(z.regex(/^\/[^/\\]/)),
  /** When it was opened, in epoch milliseconds. */
  at: z.number(),
});
/** The page about a customer, or the onboarding, that the agent opened last. */
export type LastPage = z.output<typeof lastPage>;

const purpose = 'last-page';

/** Gives the page of an agent; null before the first. It outlives the session, so that the next day begins with it. */
export const getLastPage = defineAgentValue<LastPage | null>({
  purpose,
  schema: z.nullable(lastPage),
  empty: null,
});

/**
 * Whether this browser keeps a page, which may be another agent's: known at once, while the page itself has to be
 * decrypted. False where storage is blocked.
 */
export const mayHaveLastPage = (): boolean =>
  tryStorage(() => Object.keys(localStorage).some((key) => key.startsWith(`${purpose}:`))) ?? false;

/**
 * Stores the address in this browser for the agent when its page is about a customer or an onboarding; `owner` is the
 * agent's `sub`.
 */
export function useLastPage(owner: string, isCustomerPage: boolean, pathname: string, search: string): void {
  useEffect(() => {
    const query = new URLSearchParams(search);
    const onboardingId = pathname === onboardingPath ? query.get('onboarding') : null;
    const customerId = isCustomerPage ? query.get('customerId') : onboardingId;
    if (customerId)
      getLastPage(owner).update(() => ({ customerId, path: pathname + search, at: Date.now() }));
  }, [owner, isCustomerPage, pathname, search]);
}
