import type { InputOf } from '@portal/shared/api/endpoint';
import type { FileType } from '@portal/shared/api/files';
import type { phoneHandOff, RequestedPicture } from '@portal/shared/api/hand-off';
import type { HandOffEnd, PictureState } from '@portal/shared/api/hand-off-code';
import { decodeUpload } from '../api/applications/attachments.ts';
import { Problem } from '../api/server/problem.ts';

/** What became of a picture. A hand-off shares it with the one that replaces it. */
interface Arrival {
  state: PictureState;
  /** The phone's random text for the picture; empty while nothing was sent. */
  version: string;
  why?: string | undefined;
  file?: { readonly contentType: FileType; readonly content: string } | undefined;
}

/** A picture that is asked for. */
interface Picture extends RequestedPicture {
  readonly arrival: Arrival;
}

/** One hand-off. */
export interface HandOff {
  readonly id: string;
  readonly sub: string;
  readonly customerId: string;
  readonly form: string;
  readonly agentName: string;
  readonly customerName: string | undefined;
  readonly expiresAt: number;
  readonly pictures: readonly Picture[];
  device: string | undefined;
  otherDevices: number;
  end: { readonly why: HandOffEnd; readonly at: number } | undefined;
  /** Whether the files belong to a newer hand-off, which deletes them. */
  isReplaced: boolean;
}

/** Seconds until the code ends. */
export const secondsLeft = ({ expiresAt }: HandOff, at: number): number => Math.ceil((expiresAt - at) / 1000);

/** Whether it is open, or has pictures of before Done that the form has not taken. */
export const isKept = ({ end: ended, isReplaced, pictures }: HandOff): boolean =>
  !ended || (!isReplaced && pictures.some(({ arrival }) => arrival.file !== undefined));

/**
 * Ends a hand-off. After Done it can end again while its pictures are kept; otherwise the first reason stays. What was sent
 * before Done, or goes over to another hand-off, is kept; all else is deleted.
 */
export function end(handOff: HandOff, why: HandOffEnd, at: number): void {
  if (!isKept(handOff)) return;
  handOff.end = { why, at };
  if (why !== 'done' && why !== 'replaced')
    for (const { arrival } of handOff.pictures) arrival.file = undefined;
}

/**
 * Keeps a picture of the phone, in place of an earlier one; a repeated request, or one that a newer picture has overtaken,
 * changes nothing. @throws Problem 422 for a picture that is not accepted
 */
export function storePicture(
  { pictures }: HandOff,
  sent: NonNullable<InputOf<typeof phoneHandOff>['picture']>,
): void {
  const { name, version, replaces, contentType, content } = sent;
  const arrival = pictures.find((one) => one.name === name)?.arrival;
  if (!arrival) throw new Problem(422, 'This picture is not asked for.');
  decodeUpload(content, contentType);
  if (arrival.version !== replaces) return;
  arrival.state = 'sent';
  arrival.version = version;
  arrival.why = undefined;
  arrival.file = { contentType, content };
}
