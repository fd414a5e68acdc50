const minute = 60_000;

/** How long a one-time code is valid, how long it takes until another may be asked for, and how often one may miss (domain, section 9). */
export const codeLimits = { validFor: 5 * minute, resendAfter: minute, misses: 3 } as const;
/** How long a verified code lets an account be linked. */
export const linkableFor = 15 * minute;

/** A code that was sent. */
export interface SentCode {
  readonly code: string;
  readonly sentAt: Date;
  readonly misses: number;
}

export type CodeStanding = 'VERIFIED' | 'WRONG' | 'EXPIRED' | 'REPLACED' | 'LOCKED';

/** What a code that was entered is, against all that were sent, newest first (LNK-03). */
export function judgeCode(entered: string, sent: readonly SentCode[], now: Date): CodeStanding {
  const [newest, ...older] = sent;
  if (!newest) return 'EXPIRED';
  if (now.getTime() - newest.sentAt.getTime() >= codeLimits.validFor) return 'EXPIRED';
  if (newest.misses >= codeLimits.misses) return 'LOCKED';
  if (newest.code === entered) return 'VERIFIED';
  if (older.some(({ code }) => code === entered)) return 'REPLACED';
  return newest.misses + 1 >= codeLimits.misses ? 'LOCKED' : 'WRONG';
}

/** Whether another code may be sent already. */
export function mayResend(newest: Pick<SentCode, 'sentAt'> | undefined, now: Date): boolean {
  return !newest || now.getTime() - newest.sentAt.getTime() >= codeLimits.resendAfter;
}
