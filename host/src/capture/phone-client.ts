import type { InputOf } from '@portal/shared/api/endpoint';
import type { PhoneHandOff, phoneHandOff } from '@portal/shared/api/hand-off';
import { phonePath } from '@portal/shared/api/hand-off-code';
import { readAnswer } from './read-answer.ts';

/** The service's answer; `tooMany`: it answers nothing for a minute; `refusedPicture`: it does not accept the picture. */
export type PhoneAnswer =
  | PhoneHandOff
  | { readonly status: 'tooMany' }
  | { readonly status: 'refusedPicture' }
  | { readonly status: 'failed' };

/** What the phone says with a call. */
export type PhoneMessage = Omit<InputOf<typeof phoneHandOff>, 'code' | 'device'>;

/** Milliseconds until a call has failed: a picture over a slow line. */
const timeout = 60_000;

const failed = { status: 'failed' } as const;

/**
 * Creates the function by which the customer's phone calls the hand-off service at `baseUrl` for one code: with a
 * picture, with `end`, or with nothing, to ask for the state. Code and device are in the body: no address has them. It
 * never rejects; without an answer its status is `failed`.
 */
export const createPhoneClient =
  (baseUrl: string, code: string, device: string) =>
  async (message: PhoneMessage = {}): Promise<PhoneAnswer> => {
    try {
      const reply = await fetch(baseUrl.replace(/\/$/, '') + phonePath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code, device, ...message }),
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(timeout),
      });
      if (reply.status === 429) return { status: 'tooMany' };
      if (reply.status === 422 || reply.status === 413) return { status: 'refusedPicture' };
      if (!reply.ok) return failed;
      return readAnswer(await reply.json()) ?? failed;
    } catch {
      return failed;
    }
  };
