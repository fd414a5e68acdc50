import type { PayoutAccount } from './item-content.ts';

interface BankFields {
  readonly bankName?: string | null | undefined;
  readonly bankAccNumber?: string | null | undefined;
  readonly micrCode?: string | null | undefined;
  readonly idBankar?: string | null | undefined;
}

/** Decodes the bank account that an item pays into. */
export function decodePayout({ bankName, bankAccNumber, micrCode, idBankar }: BankFields): {
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

/** Decodes the onboarding that an item belongs to. */
export function decodeOnboarding({ onboardingId }: { readonly onboardingId?: string | null | undefined }): {
  onboardingId?: string;
} {
  return onboardingId ? { onboardingId } : {};
}
