import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { fileType } from './files.ts';
import { base64, id, line } from './wire.ts';

/** Letters of a code: none that is mistaken for another. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of letters of a code: 50 random bits. */
export const codeLength = 10;

/** Minutes that a code is worth. */
export const handOffMinutes = 15;

/** The code of a hand-off as it is sent: its letters alone. */
const code = z.string().check(z.regex(new RegExp(`^[${codeLetters}]{${codeLength}}$`)));

const pictureName = z.string().check(z.regex(/^[a-z]{1,20}$/));

/** A picture that is asked for: one side of a card, or a page. `label` is shown on the phone. */
const requestedPicture = z.strictObject({
  name: pictureName,
  label: line.check(z.minLength(1), z.maxLength(60)),
  isCard: z.boolean(),
});
/** A picture that the customer's phone is asked for. */
export type RequestedPicture = z.output<typeof requestedPicture>;

/** `unreadable`: it arrived, and the agent's step could not read it. */
const pictureState = z.enum(['missing', 'sent', 'received', 'unreadable']);
/** How far a picture is. */
export type PictureState = z.output<typeof pictureState>;

/**
 * Why a hand-off ended: the customer is done or did not expect it, the agent cancelled, left or did not answer any more, or the
 * time is over.
 */
const handOffEnd = z.enum(['done', 'refused', 'cancelled', 'left', 'expired']);
/** Why a hand-off ended. */
export type HandOffEnd = z.output<typeof handOffEnd>;

const pictureForAgent = z.object({
  name: pictureName,
  state: pictureState,
  /** The file, until the agent's step has said what became of it. */
  file: z.exactOptional(z.object({ contentType: fileType, content: base64 })),
});

/** Begins a hand-off, with the agent's id token. An earlier one of the same agent for this customer ends (`cancelled`). */
export const startHandOff = defineEndpoint({
  method: 'POST',
  path: '/hand-offs',
  body: z.strictObject({
    /** The customer's id, or the onboarding's. */
    customerId: id,
    agentName: line.check(z.minLength(1), z.maxLength(200)),
    /** Absent while the applicant has no name. */
    customerName: z.optional(line.check(z.maxLength(200))),
    pictures: z.array(requestedPicture).check(z.minLength(1), z.maxLength(6)),
  }),
  response: z.object({ id, code, secondsLeft: z.int() }),
});

/** Asks what has arrived, with the agent's id token, says what became of pictures, and may end the hand-off. */
export const followHandOff = defineEndpoint({
  method: 'POST',
  path: '/hand-offs/agent',
  body: z.strictObject({
    id,
    results: z.optional(
      z.array(z.strictObject({ name: pictureName, state: z.enum(['received', 'unreadable']) })),
    ),
    end: z.optional(z.enum(['cancelled', 'left'])),
  }),
  response: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('open'),
      /** Whether a phone has opened the code. */
      isOpened: z.boolean(),
      /** How often other devices have tried to open it. */
      otherDevices: z.int(),
      secondsLeft: z.int(),
      pictures: z.array(pictureForAgent),
    }),
    // what was sent before Done is still to be taken
    z.object({ status: z.literal('ended'), why: handOffEnd, pictures: z.array(pictureForAgent) }),
  ]),
});
/** What the agent's step is told of a hand-off. */
export type FollowedHandOff = z.output<(typeof followHandOff)['response']>;

/**
 * The phone's call, without a token: opens the code for the device, sends a picture, asks for the state, or ends. The code is
 * in the body, so that no log has it.
 */
export const phoneHandOff = defineEndpoint({
  method: 'POST',
  path: '/hand-offs/phone',
  body: z.strictObject({
    code,
    /** Random text of the page that opened the code: another device does not have it. */
    device: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    picture: z.optional(z.strictObject({ name: pictureName, contentType: fileType, content: base64 })),
    end: z.optional(z.enum(['done', 'refused'])),
  }),
  response: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('open'),
      agentName: z.string(),
      customerName: z.exactOptional(z.string()),
      secondsLeft: z.int(),
      pictures: z.array(
        z.object({ name: pictureName, label: z.string(), isCard: z.boolean(), state: pictureState }),
      ),
    }),
    z.object({ status: z.literal('ended'), why: handOffEnd }),
    /** Another device opened the code first. */
    z.object({ status: z.literal('inUse') }),
    z.object({ status: z.literal('unknown') }),
  ]),
});
/** What the phone is told of a hand-off. */
export type PhoneHandOff = z.output<(typeof phoneHandOff)['response']>;

/** Every call of the hand-off service. */
export const handOffEndpoints = { startHandOff, followHandOff, phoneHandOff } as const;

/** Reads a code as it was scanned or typed, in any case and with separators; `undefined` when it cannot be one. */
export function readCode(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return z.safeParse(code, letters).data;
}

/** Writes a code for people: `7KQ4M-2XF9T`. */
export const writeCode = (letters: string): string =>
  `${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`;
