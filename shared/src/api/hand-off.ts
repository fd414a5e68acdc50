import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { fileType } from './files.ts';
import { codePattern, handOffEnds, phonePath, pictureStates } from './hand-off-code.ts';
import { base64, id, line } from './wire.ts';

/** The code of a hand-off as it is sent: its letters alone. */
const code = z.string().check(z.regex(codePattern));

const pictureName = z.string().check(z.regex(/^[a-z]{1,20}$/));

/** A picture that is asked for: one side of a card, or a page. `label` is shown on the phone. */
const requestedPicture = z.strictObject({
  name: pictureName,
  label: line.check(z.minLength(1), z.maxLength(60)),
  isCard: z.boolean(),
});
/** A picture that the customer's phone is asked for. */
export type RequestedPicture = z.output<typeof requestedPicture>;

const pictureState = z.enum(pictureStates);
const handOffEnd = z.enum(handOffEnds);

const pictureForAgent = z.object({
  name: pictureName,
  state: pictureState,
  /** Increases when the phone sends the picture again. */
  version: z.int(),
  /** The file, until the agent's step has said what became of it. */
  file: z.exactOptional(z.object({ contentType: fileType, content: base64 })),
});

/** Begins a hand-off, with the agent's id token. An earlier one of the same agent for this customer ends (`cancelled`). */
export const startHandOff = defineEndpoint({
  method: 'POST',
  changes: true,
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
  changes: true,
  path: '/hand-offs/agent',
  body: z.strictObject({
    id,
    results: z.optional(
      z.array(
        z.strictObject({
          name: pictureName,
          /** A newer version stays as it is. */
          version: z.int(),
          state: z.enum(['received', 'unreadable']),
        }),
      ),
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
      pictures: z.array(pictureForAgent),
    }),
    // what was sent before Done is still to be taken
    z.object({ status: z.literal('ended'), why: handOffEnd, pictures: z.array(pictureForAgent) }),
  ]),
});
/** State of a hand-off for the agent's step. */
export type FollowedHandOff = z.output<(typeof followHandOff)['response']>;

const phoneState = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('open'),
    agentName: z.string(),
    customerName: z.optional(z.string()),
    secondsLeft: z.number(),
    pictures: z.array(
      z.object({ name: z.string(), label: z.string(), isCard: z.boolean(), state: pictureState }),
    ),
  }),
  z.object({ status: z.literal('ended'), why: handOffEnd }),
  /** Another device opened the code first. */
  z.object({ status: z.literal('inUse') }),
  z.object({ status: z.literal('unknown') }),
]);

/**
 * The phone's call, without a token: opens the code for the device, sends a picture, asks for the state, or ends. The code is
 * in the body, so that no log has it.
 */
export const phoneHandOff = defineEndpoint({
  method: 'POST',
  changes: true,
  path: phonePath,
  body: z.strictObject({
    code,
    /** Random text of the page that opened the code: another device does not have it. */
    device: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    picture: z.optional(z.strictObject({ name: pictureName, contentType: fileType, content: base64 })),
    end: z.optional(z.enum(['done', 'refused'])),
  }),
  response: phoneState,
});
/** State of a hand-off for the phone. */
export type PhoneHandOff = z.output<typeof phoneState>;
