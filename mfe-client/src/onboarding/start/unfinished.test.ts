import type { ApplicationRow } from '@portal/shared/api/applications';
import { formatRecent } from '@portal/shared/dates';
import { listUnfinished, newOnboardingId } from './unfinished.ts';

const row: ApplicationRow = {
  applicationId: 'ONB-1',
  formNo: 'ONB-1',
  checkoutId: 'ONB-1',
  channel: 'Digital AOF',
  status: 'Draft',
  reason: 'Still to be answered: tax',
  submittedAt: '2026-11-18T10:00:00+08:00',
  updatedAt: '2026-11-19T14:10:00+08:00',
  expiresAt: null,
  due: [],
  customerId: 'ONB-1',
  customerName: 'Tan Wei Jun',
  accountId: null,
  types: ['onboarding'],
  plan: null,
  sizes: [],
};

test('[ONB-01] lists drafts and onboardings that were sent back, the latter first, then the oldest, and none that is left', () => {
  const rows: readonly ApplicationRow[] = [
    { ...row, applicationId: 'ONB-2', submittedAt: '2026-11-20T10:00:00+08:00', reason: null },
    row,
    {
      ...row,
      applicationId: 'AP1',
      formNo: 'DA-1',
      checkoutId: 'CO-1',
      customerId: 'ONB-3',
      status: 'Rejected',
      reason: 'My address has changed.',
      types: ['onboarding', 'bankar'],
      submittedAt: '2026-11-19T10:00:00+08:00',
    },
    { ...row, applicationId: 'AP2', status: 'Rejected', isConfirmed: true },
    { ...row, applicationId: 'AP3', status: 'Completed' },
    { ...row, applicationId: 'AP4', types: ['investment'] },
    { ...row, applicationId: 'AP5', status: 'Rejected', checkoutId: 'CO-left' },
  ];
  expect(listUnfinished(rows, [], new Set(['CO-left']), '2026-11-20')).toEqual([
    {
      id: 'DA-1',
      applicationId: 'AP1',
      name: 'Tan Wei Jun',
      isSentBack: true,
      isOnlyHere: false,
      why: 'Rejected: My address has changed.',
      subtitle: 'DA-1 · 1 day',
      action: { label: 'Correct', to: '/checkout?customerId=ONB-3&sent=CO-1' },
    },
    {
      id: 'ONB-1',
      applicationId: 'ONB-1',
      name: 'Tan Wei Jun',
      isSentBack: false,
      isOnlyHere: false,
      why: 'Still to be answered: tax',
      subtitle: `Draft of ${formatRecent(new Date('2026-11-19T14:10:00+08:00'))} · 1 day`,
      action: { label: 'Continue', to: '/onboarding?onboarding=ONB-1' },
    },
    expect.objectContaining({ id: 'ONB-2', why: '' }),
  ]);
});

test('[ONB-01] lists what is on this device only, and once what is saved too', () => {
  const changedAt = Date.parse('2026-11-19T10:00:00+08:00');
  const begun = [
    { id: 'ONB-1', name: 'Tan Wei Jun', idNo: '', changedAt },
    { id: 'ONB-9', name: '', idNo: '880412', changedAt },
  ];
  expect(listUnfinished([row], begun, new Set(), '2026-11-20')).toEqual([
    expect.objectContaining({ id: 'ONB-1', isOnlyHere: false }),
    {
      id: 'ONB-9',
      applicationId: 'ONB-9',
      idNo: '880412',
      name: 'New applicant',
      isSentBack: false,
      isOnlyHere: true,
      why: 'Kept on this device, not saved yet',
      subtitle: `Draft of ${formatRecent(new Date(changedAt))} · 1 day`,
      action: { label: 'Continue', to: '/onboarding?onboarding=ONB-9' },
    },
  ]);
});

test('a new onboarding has a number of its month that the service accepts', () => {
  expect(newOnboardingId('2026-11-20', new Uint8Array([0, 1, 31, 32, 255, 10, 20, 30]))).toBe(
    'ONB-2611-01Z0ZAMY',
  );
  expect(newOnboardingId('2026-11-20')).toMatch(/^ONB-2611-[0-9A-Z]{8}$/);
});
