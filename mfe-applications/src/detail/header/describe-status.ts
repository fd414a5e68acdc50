import type { Application } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { formatDate, formatDateTime, malaysianDateOf } from '@portal/shared/dates';
import { titleCase } from '@portal/shared/parts';
import type { BannerTone } from '@portal/shared/ui';
import { awaitedNames } from '../../core/awaited-names.ts';
import { formatReason } from '../../core/format-reason.ts';
import { countMissing } from '../../core/missing-documents.ts';

/** What a status means for the agent. */
interface StatusMessage {
  readonly tone: BannerTone;
  readonly title: string;
  /** Why it has the status, in the service's words if there are any, else what happens next. */
  readonly text: string;
}

interface StatusDefault {
  readonly tone: BannerTone;
  readonly title: string;
  readonly meaning: string;
}

const defaults: Readonly<Record<ApplicationStatus, StatusDefault>> = {
  Draft: { tone: 'info', title: 'Not submitted yet', meaning: 'It is not complete yet.' },
  'Pending Customer Confirmation': {
    tone: 'warn',
    title: 'Waiting for the customer to confirm',
    meaning: 'The customer got an e-mail with a link. Nothing is processed before it is confirmed.',
  },
  'Pending Payment': {
    tone: 'warn',
    title: 'Waiting for payment',
    meaning: 'The customer has confirmed. It is processed once it is paid.',
  },
  'Pending Documents': {
    tone: 'warn',
    title: 'Documents are missing',
    meaning: 'It is processed once the required documents are received.',
  },
  Submitted: {
    tone: 'info',
    title: 'Waiting to be processed',
    meaning: 'Nothing is needed from you.',
  },
  'In Process': { tone: 'info', title: 'Being processed', meaning: 'Nothing is needed from you.' },
  Completed: { tone: 'success', title: 'Completed', meaning: 'Everything in it has been carried out.' },
  Rejected: { tone: 'danger', title: 'Rejected', meaning: 'Nothing in it was carried out.' },
  Cancelled: { tone: 'info', title: 'Cancelled', meaning: 'Nothing in it was carried out.' },
  Expired: {
    tone: 'info',
    title: 'Expired',
    meaning: 'The customer did not confirm in time. Nothing in it was carried out.',
  },
};

const severalMeaning =
  'Each holder got an e-mail with a link. Nothing is processed before all have confirmed.';

/** What is known of an application. The list knows less of it than the application's page. */
interface StatusFacts {
  readonly status: ApplicationStatus;
  readonly reason: string | null;
  readonly isConfirmed?: boolean | undefined;
  readonly awaiting?: readonly string[] | undefined;
  /** ISO instant. */
  readonly updatedAt?: string | undefined;
  /** ISO instant at which the customer's link ends. */
  readonly expiresAt?: string | null | undefined;
  readonly timeline?: Application['timeline'] | undefined;
  /** Absent until they are loaded. */
  readonly documents?: readonly RequiredDocument[] | undefined;
}

/** Returns who rejected it: the holder, where several were asked, else the customer or operations. */
function findRejecter({ isConfirmed, timeline = [] }: StatusFacts): string | undefined {
  const holder = timeline.find(({ status }) => status === 'Rejected')?.holder;
  if (holder) return titleCase(holder);
  if (isConfirmed === undefined) return undefined;
  return isConfirmed ? 'operations' : 'the customer';
}

function titleOf(facts: StatusFacts): string {
  const { status, updatedAt, documents } = facts;
  if (status === 'Rejected') {
    const rejecter = findRejecter(facts);
    return [
      'Rejected',
      rejecter && `by ${rejecter}`,
      updatedAt && `on ${formatDate(malaysianDateOf(updatedAt))}`,
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (status === 'Pending Documents' && documents) return describeMissing(documents);
  const names = awaitedNames(facts);
  if (names !== undefined) return `Waiting for ${names} to confirm`;
  return defaults[status].title;
}

/** Counts what holds an application up: `2 documents are missing`, `1 document was rejected`. */
function describeMissing(documents: readonly RequiredDocument[]): string {
  const { missing, rejected } = countMissing(documents);
  const parts = [
    ...(missing > 0 ? [`${missing} ${missing === 1 ? 'document is' : 'documents are'} missing`] : []),
    ...(rejected > 0 ? [`${rejected} ${rejected === 1 ? 'document was' : 'documents were'} rejected`] : []),
  ];
  return parts.length === 0 ? 'Documents are being checked' : parts.join(', ');
}

/**
 * Returns what an application's status means for the agent, for the banner in its header and its receipt (docs/domain.md,
 * section 6): who rejected it and when, which of several holders has not confirmed, how many documents are missing, and until when the customer's link works. What
 * is not known yet is left out.
 */
export function describeStatus(facts: StatusFacts): StatusMessage {
  const { tone, meaning } = defaults[facts.status];
  const isForSeveral = awaitedNames(facts) !== undefined;
  const text = formatReason({ ...facts }) ?? (isForSeveral ? severalMeaning : meaning);
  return {
    tone,
    title: titleOf(facts),
    text: facts.expiresAt ? `${text} The link works until ${formatDateTime(facts.expiresAt)}.` : text,
  };
}
