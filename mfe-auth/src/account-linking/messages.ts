import { codeValidityMinutes } from '@portal/shared/api/account-linking';
import type { BannerTone } from '@portal/shared/ui';
import type { CodeProblem, LinkProblem, SendProblem } from './flow/index.ts';

/** A message to the agent: the problem, and how to solve it. */
export interface Message {
  readonly tone: BannerTone;
  readonly title: string;
  readonly text: string;
}

/** Messages for a code that was not sent. */
export const sendErrorMessages: Readonly<Record<SendProblem, Message>> = {
  'not-on-record': {
    tone: 'danger',
    title: 'No agent is on record with these details',
    text: 'Check the agent customer ID and the MyKad number. If both are right, contact sales support.',
  },
  'too-soon': {
    tone: 'warn',
    title: 'A code was sent less than a minute ago',
    text: 'Use that code, or wait a minute before you ask for another.',
  },
  unknown: {
    tone: 'danger',
    title: 'It is not known whether a code was sent',
    text: 'No answer came. If a code reaches you, use it; if you send another, only the newer one works.',
  },
};

const formatTriesLeft = (count: number) => (count === 1 ? 'One try is left.' : `${count} tries are left.`);

/** Returns what is wrong with the entered code, to show at its field; `undefined` for another problem (LNK-03). */
export function getFieldProblem(problem: CodeProblem): string | undefined {
  switch (problem.kind) {
    case 'wrong':
      return `That is not the code we sent. Enter the 6 digits again. ${formatTriesLeft(problem.triesLeft)}`;
    case 'expired':
      return `This code has expired: it was valid for ${codeValidityMinutes} minutes. Send a new one.`;
    case 'replaced':
      return 'That code was replaced by a newer one. Enter the code of the latest message.';
    default:
      return undefined;
  }
}

/** Returns the message for a problem that is not one of the entered code (LNK-03). */
export function getCodeMessage(problem: CodeProblem): Message | undefined {
  switch (problem.kind) {
    case 'locked':
      return {
        tone: 'danger',
        title: 'Too many wrong codes',
        text: 'This code no longer works. Send a new one.',
      };
    case 'not-checked':
      return {
        tone: 'danger',
        title: 'It is not known whether the code is right',
        text: 'The service did not answer. The code is kept: try again.',
      };
    case 'not-sent':
      return sendErrorMessages[problem.problem];
    default:
      return undefined;
  }
}

/** Messages for a failed link, with the label of the retry button. */
export const linkErrorMessages: Readonly<Record<LinkProblem, Message & { readonly retry: string }>> = {
  'not-linked': {
    tone: 'danger',
    title: 'Your account is not linked yet',
    text: 'Your code was right, but the link was not made. Try again; if it keeps failing, contact sales support.',
    retry: 'Try again',
  },
  unknown: {
    tone: 'danger',
    title: 'It is not known whether your account is linked',
    text: 'The service did not answer. Nothing is lost: check again in a moment.',
    retry: 'Check again',
  },
  'not-renewed': {
    tone: 'warn',
    title: 'Your account is linked, but this login does not know it yet',
    text: 'Try again, or log out and log in again.',
    retry: 'Try again',
  },
  'no-records': {
    tone: 'warn',
    title: 'Your account is linked, but your agent record could not be read',
    text: 'Try again in a moment.',
    retry: 'Try again',
  },
};
