import { canResend, checkCode, type SentCode } from './one-time-code.ts';

const now = new Date('2026-11-20T10:00:00+08:00');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const sentCode = (code: string, secondsAgo: number, misses = 0): SentCode => ({
  code,
  sentAt: before(secondsAgo),
  misses,
});

test.each([
  ['the code', '111111', [sentCode('111111', 10)], 'VERIFIED'],
  ['the code in its last second', '111111', [sentCode('111111', 299)], 'VERIFIED'],
  ['the code after five minutes', '111111', [sentCode('111111', 300)], 'EXPIRED'],
  ['another code', '222222', [sentCode('111111', 10)], 'WRONG'],
  ['the third wrong code', '222222', [sentCode('111111', 10, 2)], 'LOCKED'],
  ['the right code after three wrong ones', '111111', [sentCode('111111', 10, 3)], 'LOCKED'],
  ['the code before', '111111', [sentCode('222222', 10), sentCode('111111', 90)], 'REPLACED'],
  ['anything when nothing was sent', '111111', [], 'EXPIRED'],
] as const)('[LNK-03] %s', (_what, entered, codes, result) => {
  expect(checkCode(entered, codes, now)).toBe(result);
});

test('[LNK-03] allows another code after a minute', () => {
  expect(canResend(undefined, now)).toBe(true);
  expect(canResend({ sentAt: before(59) }, now)).toBe(false);
  expect(canResend({ sentAt: before(60) }, now)).toBe(true);
});
