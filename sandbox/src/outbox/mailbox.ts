import type { AnswerOutcome, CustomerAnswer } from '../rules/orders/status-transitions.ts';

export type { AnswerOutcome, CustomerAnswer };

/** An e-mail that the sandbox would have sent. */
export interface Mail {
  readonly id: number;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Token of the confirmation that the e-mail asks for, when it asks for one. */
  readonly token?: string | undefined;
}

export const answers = ['confirm', 'reject'] as const satisfies CustomerAnswer[];

/** The e-mails, newest first, and the customer's way to answer them. */
export interface Mailbox {
  list(to?: string): Promise<readonly Mail[]>;
  /** `reason` is why the customer rejects. */
  answer(token: string, answer: CustomerAnswer, reason?: string): Promise<AnswerOutcome>;
}

/** Path, on the outbox's origin, of the link that an e-mail holds. */
export const answerPath = (token: string, answer: CustomerAnswer): string =>
  `/mail/${encodeURIComponent(token)}/${answer}`;
