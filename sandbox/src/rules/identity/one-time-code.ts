import { codeValidityMinutes } from '@portal/shared/api/account-linking';

const minute = 60_000;

/** Limits of a one-time code (docs/domain.md, section 9): validity and time before a resend in ms, number of wrong codes. */
export const codeLimits = { validFor: codeValidityMinutes * minute, resendAfter: minute, misses: 3 } as const;
/** How long an account can be linked after its code was verified, in ms. */
export const linkingWindowMs = 15 * minute;

/** A code that was sent. */
export interface SentCode {
  readonly code: string;
  readonly sentAt: Date;
  /** Wrong codes entered so far. */
  readonly misses: number;
}

/** Result of checking an entered code. */
type CodeResult = 'VERIFIED' | 'WRONG' | 'EXPIRED' | 'REPLACED' | 'LOCKED';

/**
 * Checks an entered code against all codes that were sent, newest first (LNK-03): verified, wrong, expired (after five
 * minutes, and when none was sent), replaced by a newer one, or locked at the third wrong code. The caller counts the
 * wrong ones.
 */
export function checkCode(text: string, codes: readonly SentCode[], now: Date): CodeResult {
  const [newest, ...older] = codes;
  if (!newest) return 'EXPIRED';
  if (now.getTime() - newest.sentAt.getTime() >= codeLimits.validFor) return 'EXPIRED';
  if (newest.misses >= codeLimits.misses) return 'LOCKED';
  if (newest.code === text) return 'VERIFIED';
  if (older.some(({ code }) => code === text)) return 'REPLACED';
  return newest.misses + 1 >= codeLimits.misses ? 'LOCKED' : 'WRONG';
}

/** Whether another code can be sent now: a minute after the newest one; always, when none was sent. */
export function canResend(newest: Pick<SentCode, 'sentAt'> | undefined, now: Date): boolean {
  return !newest || now.getTime() - newest.sentAt.getTime() >= codeLimits.resendAfter;
}
