import type { ApplicationStatus } from '@portal/shared/api/status';
import type { BannerTone } from '@portal/shared/ui';

/** What a status means for the agent. */
interface StatusMessage {
  readonly tone: BannerTone;
  readonly title: string;
  /** What happens next. The service's reason replaces it. */
  readonly meaning: string;
}

const messages: Readonly<Record<ApplicationStatus, StatusMessage>> = {
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

/**
 * Returns what the status means for the agent: title, explanation and tone of the banner in the application's header
 * (domain, section 6).
 */
export function getStatusMessage(status: ApplicationStatus): StatusMessage {
  return messages[status];
}
