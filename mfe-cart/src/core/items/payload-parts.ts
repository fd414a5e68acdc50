import type { PayoutAccount } from './item-content.ts';

interface BankFields {
  readonly bankName?: string | null | undefined;
  readonly bankAccNumber?: string | null | undefined;
  readonly micrCode?: string | null | undefined;
  readonly idBankar?: string | null | undefined;
}

/** Picks the bank account that an item pays into; nothing when it names none. */
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

/** Picks the id of the onboarding that an item belongs to; nothing when it belongs to none. */
export function pickOnboardingId({ onboardingId }: { readonly onboardingId?: string | null | undefined }): {
  onboardingId?: string;
} {
  return onboardingId ? { onboardingId } : {};
}
