import type { ApplicationRow } from '@portal/shared/api/applications';
import { daysBetween, formatRecent, malaysianDateOf, malaysianInstant } from '@portal/shared/dates';
import { pageAddress } from '@portal/shared/page-address';
import { onboardingPath } from '@portal/shared/pages';
import { nextActionOf } from '@portal/shared/selling';
import type { Begun } from './begun.ts';

/** An onboarding that waits for the agent: not completed, or sent back. */
export interface Unfinished {
  readonly id: string;
  readonly applicationId: string;
  readonly name: string;
  /** Of the draft, where nothing is saved; else the service has it. */
  readonly idNo?: string;
  readonly isSentBack: boolean;
  /** Whether nothing of it is saved: its answers are on this device only. */
  readonly isOnlyHere: boolean;
  /** What is missing, or why it was sent back. */
  readonly why: string;
  /** Form number, or when it was typed, and the age: `DT-2611-10105 · 9 days`. */
  readonly subtitle: string;
  readonly action: { readonly label: string; readonly to: string };
}

/** Returns the number of days since an instant; `today` is YYYY-MM-DD. */
const daysSince = (instant: string, today: string): number =>
  Math.max(0, daysBetween(malaysianDateOf(instant), today));

/** Returns an age in days: `9 days`. */
const formatAge = (days: number): string => (days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`);

/** Returns when a draft was typed, and its age: `Draft of 18 Nov, 14:10 MYT · 2 days`. */
const describeDraft = (instant: string, today: string): string =>
  `Draft of ${formatRecent(new Date(instant))} · ${formatAge(daysSince(instant, today))}`;

const isWaiting = ({ types, status, isConfirmed }: ApplicationRow): boolean =>
  types.includes('onboarding') &&
  (status === 'Draft' || ((status === 'Rejected' || status === 'Expired') && !isConfirmed));

type Dated = Unfinished & { readonly submittedAt: string };

function toUnsaved({ id, name, idNo, changedAt }: Begun, today: string): Dated {
  const submittedAt = malaysianInstant(new Date(changedAt));
  return {
    submittedAt,
    id,
    applicationId: id,
    idNo,
    name: name || 'New applicant',
    isSentBack: false,
    isOnlyHere: true,
    why: 'Kept on this device, not saved yet',
    subtitle: describeDraft(submittedAt, today),
    action: { label: 'Continue', to: pageAddress(onboardingPath, { onboarding: id }) },
  };
}

/**
 * Returns the agent's unfinished onboardings with their next action: saved ones from the list of applications, and
 * those of which nothing is saved (`begun`). What was sent back comes first, then the oldest. `left`: ids of the
 * checkouts that the agent leaves as they are, which are left out. `today` is YYYY-MM-DD.
 */
export function listUnfinished(
  rows: readonly ApplicationRow[],
  begun: readonly Begun[],
  left: ReadonlySet<string>,
  today: string,
): readonly Unfinished[] {
  const saved = new Set(rows.map(({ applicationId }) => applicationId));
  const unsaved = begun.filter(({ id }) => !saved.has(id)).map((each) => toUnsaved(each, today));
  return rows
    .filter((row) => isWaiting(row) && !left.has(row.checkoutId))
    .map((row): Dated => {
      const isSentBack = row.status !== 'Draft';
      const action = nextActionOf(row);
      return {
        submittedAt: row.submittedAt,
        id: isSentBack ? row.formNo : row.applicationId,
        applicationId: row.applicationId,
        name: row.customerName,
        isSentBack,
        isOnlyHere: false,
        why: isSentBack ? (row.reason ? `${row.status}: ${row.reason}` : row.status) : (row.reason ?? ''),
        subtitle: isSentBack
          ? `${row.formNo} · ${formatAge(daysSince(row.submittedAt, today))}`
          : describeDraft(row.updatedAt, today),
        action: {
          label: action?.label ?? 'Continue',
          to: action && 'to' in action ? action.to : onboardingPath,
        },
      };
    })
    .concat(unsaved)
    .toSorted(
      (a, b) =>
        Number(b.isSentBack) - Number(a.isSentBack) || Date.parse(a.submittedAt) - Date.parse(b.submittedAt),
    )
    .map(({ submittedAt: _submittedAt, ...row }) => row);
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the id of a new onboarding: `ONB-2611-4F7K2M9Q`, with year and month of `today` (YYYY-MM-DD) and a letter or
 * digit for each byte of `random`. The portal chooses it, not the service (docs/calls.md).
 */
export function newOnboardingId(
  today: string,
  random: Uint8Array = crypto.getRandomValues(new Uint8Array(8)),
): string {
  const code = [...random].map((byte) => letters[byte % letters.length]).join('');
  return `ONB-${today.slice(2, 4)}${today.slice(5, 7)}-${code}`;
}
