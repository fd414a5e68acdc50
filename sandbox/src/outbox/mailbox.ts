import type { AnswerOutcome, CustomerAnswer } from '../rules/orders/status-transitions.ts';

export type { AnswerOutcome, CustomerAnswer };

/** A message in the outbox. The sandbox sends no real e-mails. */
export interface Mail {
  readonly id: number;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Token of the confirmation link; absent for messages without one. */
  readonly token?: string | undefined;
}

/** The answers that a customer can give. */
export const answers = ['confirm', 'reject'] as const satisfies CustomerAnswer[];

/** Reads messages, newest first, and answers confirmation e-mails for the customer. */
export interface Mailbox {
  list(to?: string): Promise<readonly Mail[]>;
  /** `reason` is the customer's reason to reject. */
  answer(token: string, answer: CustomerAnswer, reason?: string): Promise<AnswerOutcome>;
}

/** Path of an e-mail's link on the outbox's origin. */
export const answerPath = (token: string, answer: CustomerAnswer): string =>
  `/mail/${encodeURIComponent(token)}/${answer}`;
