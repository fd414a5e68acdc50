import type { ApplicationStatus } from '@portal/shared/api/status';
import type { BannerTone } from '@portal/shared/ui';

/** A status as a sentence: what it means for the agent, and how loudly to say it. */
export interface StatusWords {
  readonly tone: BannerTone;
  readonly title: string;
  /** What happens next, unless the service gives a reason of its own. */
  readonly meaning: string;
}

const words: Readonly<Record<ApplicationStatus, StatusWords>> = {
  Draft: { tone: 'info', title: 'Not submitted yet', meaning: 'It is still being put together.' },
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
    title: 'Submitted',
    meaning: 'It waits to be processed. Nothing is needed from you.',
  },
  'In Process': { tone: 'info', title: 'In process', meaning: 'Nothing is needed from you.' },
  Completed: { tone: 'success', title: 'Completed', meaning: 'Everything in it has been carried out.' },
  Rejected: { tone: 'danger', title: 'Rejected', meaning: 'Nothing in it was carried out.' },
  Cancelled: { tone: 'info', title: 'Cancelled', meaning: 'Nothing in it was carried out.' },
  Expired: {
    tone: 'info',
    title: 'Expired',
    meaning: 'The customer did not confirm in time. Nothing in it was carried out.',
  },
};

/** What the status means for the agent (domain, section 6). */
export function statusWords(status: ApplicationStatus): StatusWords {
  return words[status];
}
