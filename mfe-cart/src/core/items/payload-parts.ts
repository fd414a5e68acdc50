import type { PayoutAccount } from './item-content.ts';

interface BankFields {
  readonly bankName?: string | null | undefined;
  readonly bankAccNumber?: string | null | undefined;
  readonly micrCode?: string | null | undefined;
  readonly idBankar?: string | null | undefined;
}

/**
 * Returns an object with the bank account that an item pays into (`paysInto`), to spread into the item; an empty object
 * when bank or number is missing. `idBankar` is there for an account that is still being added.
 */
export function pickPayoutAccount({ bankName, bankAccNumber, micrCode, idBankar }: BankFields): {
  paysInto?: PayoutAccount;
} {
  if (!bankName || !bankAccNumber) return {};
  return {
    paysInto: {
      bankName,
      number: bankAccNumber,
      ...(micrCode ? { micrCode } : {}),
      ...(idBankar ? { idBankar } : {}),
    },
  };
}

/**
 * Returns an object with the id of the onboarding that an item belongs to, to spread into the item; an empty object
 * when it belongs to none.
 */
export function pickOnboardingId({ onboardingId }: { readonly onboardingId?: string | null | undefined }): {
  onboardingId?: string;
} {
  return onboardingId ? { onboardingId } : {};
}
