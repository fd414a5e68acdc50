import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { fileType } from './files.ts';
import { codePattern, endPath, handOffEnds, phonePath, pictureStates } from './hand-off-code.ts';
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

/** Random text of the phone that names one picture, so that a repeated or late request changes nothing. */
const version = z.string().check(z.regex(/^[0-9a-f]{32}$/));
/** Empty while nothing was sent. */
const currentVersion = z.string().check(z.regex(/^(?:[0-9a-f]{32})?$/));

const pictureState = z.enum(pictureStates);
const handOffEnd = z.enum(handOffEnds);
/** Why a picture was refused: one sentence for the customer. */
const why = line.check(z.minLength(1), z.maxLength(300));

const form = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const pictureForAgent = z.object({
  name: pictureName,
  state: pictureState,
  version: currentVersion,
  why: z.exactOptional(why),
  /** The file, until the agent's form has said what became of it. */
  file: z.exactOptional(z.object({ contentType: fileType, content: base64 })),
});

/**
 * Begins a hand-off, with the agent's id token. One of the same agent, customer and form that is still open, or has pictures
 * that were not taken, ends (`replaced`), and its pictures go over to the new one.
 */
export const startHandOff = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/hand-offs',
  body: z.strictObject({
    /** The customer's id, or the onboarding's. */
    customerId: id,
    /** Which of the customer's forms asks: `identity`. */
    form,
    agentName: line.check(z.minLength(1), z.maxLength(200)),
    /** Absent while the applicant has no name. */
    customerName: z.optional(line.check(z.maxLength(200))),
    pictures: z.array(requestedPicture).check(z.minLength(1), z.maxLength(6)),
  }),
  response: z.object({ id, code, secondsLeft: z.int() }),
});

/**
 * Finds the hand-off of a form, with the agent's id token, after a reload or in another tab: one that is open, or has
 * pictures that were not taken.
 */
export const findHandOff = defineEndpoint({
  method: 'POST',
  changes: false,
  path: '/hand-offs/find',
  body: z.strictObject({ customerId: id, form }),
  response: z.object({
    found: z.nullable(
      z.object({
        id,
        secondsLeft: z.int(),
        /** Whether all pictures are stored. */
        isComplete: z.boolean(),
      }),
    ),
  }),
});

/** A hand-off that a form goes on with. */
export type FoundHandOff = NonNullable<z.output<(typeof findHandOff)['response']>['found']>;

/** Asks what has arrived, with the agent's id token, and says what became of pictures. */
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
          /** Another version stays as it is. */
          version,
          state: z.enum(['stored', 'refused']),
          why: z.optional(why),
        }),
      ),
    ),
    /** Versions whose files the form has: they are not sent again. */
    has: z.optional(z.array(version)),
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
/** State of a hand-off for the agent's form. */
export type FollowedHandOff = z.output<(typeof followHandOff)['response']>;

/** Ends one hand-off of the agent, those of a customer, or all, with the agent's id token: what was not taken is deleted. */
export const endHandOffs = defineEndpoint({
  method: 'POST',
  changes: true,
  path: endPath,
  body: z.strictObject({
    id: z.optional(id),
    customerId: z.optional(id),
    why: z.enum(['cancelled', 'signedOut']),
  }),
  response: z.object({ ended: z.int() }),
});

const pictureForPhone = z.object({
  name: z.string(),
  label: z.string(),
  isCard: z.boolean(),
  state: pictureState,
  version: z.string(),
  why: z.optional(z.string()),
});

const phoneState = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('open'),
    agentName: z.string(),
    customerName: z.optional(z.string()),
    secondsLeft: z.number(),
    pictures: z.array(pictureForPhone),
  }),
  // what became of the pictures is for the device that opened the code
  z.object({ status: z.literal('ended'), why: handOffEnd, pictures: z.optional(z.array(pictureForPhone)) }),
  /** Another device opened the code first. */
  z.object({ status: z.literal('inUse') }),
  z.object({ status: z.literal('unknown') }),
]);

/**
 * The phone's call, without a token: opens the code for the device, sends a picture, asks for the state, or ends. The code is
 * in the body, so that no log has it. A picture is accepted only in place of the version that it `replaces`, so that a late
 * request replaces no newer picture.
 */
export const phoneHandOff = defineEndpoint({
  method: 'POST',
  changes: true,
  path: phonePath,
  body: z.strictObject({
    code,
    /** Random text of the page that opened the code: another device does not have it. */
    device: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    picture: z.optional(
      z.strictObject({
        name: pictureName,
        version,
        replaces: currentVersion,
        contentType: fileType,
        content: base64,
      }),
    ),
    end: z.optional(z.enum(['done', 'refused'])),
  }),
  response: phoneState,
});
/** State of a hand-off for the phone. */
export type PhoneHandOff = z.output<typeof phoneState>;
