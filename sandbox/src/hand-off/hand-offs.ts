import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { InputOf, WireOf } from '@portal/shared/api/endpoint';
import type { FileType } from '@portal/shared/api/files';
import type {
  followHandOff,
  phoneHandOff,
  RequestedPicture,
  startHandOff,
} from '@portal/shared/api/hand-off';
import {
  codeLength,
  codeLetters,
  type HandOffEnd,
  handOffMinutes,
  type PictureState,
} from '@portal/shared/api/hand-off-code';
import { decodeUpload } from '../api/applications/attachments.ts';
import { notFound, Problem } from '../api/server/problem.ts';

/** Milliseconds without a question of the agent's step after which it is gone. A hidden tab asks once a minute. */
const AGENT_SILENCE = 150_000;
/** Milliseconds for which a phone gets the reason why its code ended. */
const REMEMBERED = 3_600_000;

interface Picture extends RequestedPicture {
  state: PictureState;
  version: number;
  file?: { readonly contentType: FileType; readonly content: string } | undefined;
}

interface HandOff {
  readonly id: string;
  readonly sub: string;
  readonly customerId: string;
  readonly agentName: string;
  readonly customerName: string | undefined;
  readonly expiresAt: number;
  readonly pictures: readonly Picture[];
  askedAt: number;
  device: string | undefined;
  otherDevices: number;
  end: { readonly why: HandOffEnd; readonly at: number } | undefined;
}

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');

const randomCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** The hand-offs of all agents. They are in memory only, codes as hashes, and pictures until the agent's step has them. */
export class HandOffs {
  readonly #byCode = new Map<string, HandOff>();

  /** Begins a hand-off of the agent `sub`, and ends the one before it for the same customer. */
  start(
    sub: string,
    { customerId, agentName, customerName, pictures }: InputOf<typeof startHandOff>,
    now: Date,
  ): WireOf<typeof startHandOff> {
    const at = now.getTime();
    for (const [key, before] of this.#byCode) {
      this.#endOverdue(before, at);
      if (before.sub === sub && before.customerId === customerId) end(before, 'cancelled', at);
      if (before.end && at - before.end.at > REMEMBERED) this.#byCode.delete(key);
    }
    const code = randomCode();
    const handOff: HandOff = {
      id: randomUUID(),
      sub,
      customerId,
      agentName,
      customerName,
      expiresAt: at + handOffMinutes * 60_000,
      pictures: pictures.map((picture) => ({ ...picture, state: 'missing', version: 0 })),
      askedAt: at,
      device: undefined,
      otherDevices: 0,
      end: undefined,
    };
    this.#byCode.set(digestOf(code), handOff);
    return { id: handOff.id, code, secondsLeft: secondsLeft(handOff, at) };
  }

  /** Answers the agent's step. @throws Problem 404 for a hand-off of another agent. */
  follow(
    sub: string,
    { id, results = [], end: why }: InputOf<typeof followHandOff>,
    now: Date,
  ): WireOf<typeof followHandOff> {
    const at = now.getTime();
    const handOff = [...this.#byCode.values()].find((one) => one.id === id && one.sub === sub);
    if (!handOff) throw notFound('hand-off');
    this.#endOverdue(handOff, at);
    handOff.askedAt = at;
    for (const { name, version, state } of results) {
      const picture = handOff.pictures.find((one) => one.name === name);
      if (picture?.state !== 'sent' || picture.version !== version) continue;
      picture.state = state;
      picture.file = undefined;
    }
    if (why) end(handOff, why, at);
    const pictures = handOff.pictures.map(({ name, state, version, file }) => ({
      name,
      state,
      version,
      ...(file ? { file } : {}),
    }));
    if (handOff.end) {
      // the step does not ask again
      dropFiles(handOff);
      return { status: 'ended', why: handOff.end.why, pictures };
    }
    return {
      status: 'open',
      isOpened: handOff.device !== undefined,
      otherDevices: handOff.otherDevices,
      pictures,
    };
  }

  /** Answers a phone: the first device that asks has the code. @throws Problem 422 for a picture that is not accepted. */
  phone(
    { code, device, picture: sent, end: why }: InputOf<typeof phoneHandOff>,
    now: Date,
  ): WireOf<typeof phoneHandOff> {
    const at = now.getTime();
    const handOff = this.#byCode.get(digestOf(code));
    if (!handOff) return { status: 'unknown' };
    this.#endOverdue(handOff, at);
    if (handOff.end) return { status: 'ended', why: handOff.end.why };
    handOff.device ??= device;
    if (handOff.device !== device) {
      handOff.otherDevices += 1;
      return { status: 'inUse' };
    }
    if (sent) storePicture(handOff, sent);
    if (why) {
      end(handOff, why, at);
      return { status: 'ended', why };
    }
    return {
      status: 'open',
      agentName: handOff.agentName,
      ...(handOff.customerName === undefined ? {} : { customerName: handOff.customerName }),
      secondsLeft: secondsLeft(handOff, at),
      pictures: handOff.pictures.map(({ name, label, isCard, state }) => ({ name, label, isCard, state })),
    };
  }

  /** Number of hand-offs that are open. */
  countOpen(now: Date): number {
    for (const handOff of this.#byCode.values()) this.#endOverdue(handOff, now.getTime());
    return [...this.#byCode.values()].filter((handOff) => !handOff.end).length;
  }

  #endOverdue(handOff: HandOff, at: number): void {
    if (at >= handOff.expiresAt) {
      // what was sent before Done is not kept longer either
      dropFiles(handOff);
      end(handOff, 'expired', at);
    } else if (handOff.askedAt < at - AGENT_SILENCE) end(handOff, 'left', at);
  }
}

const secondsLeft = ({ expiresAt }: HandOff, at: number): number => Math.ceil((expiresAt - at) / 1000);

function dropFiles({ pictures }: HandOff): void {
  for (const picture of pictures) picture.file = undefined;
}

/** The first reason stays. Pictures that were sent before Done wait for the step's next question; others are dropped. */
function end(handOff: HandOff, why: HandOffEnd, at: number): void {
  if (handOff.end) return;
  handOff.end = { why, at };
  if (why !== 'done') dropFiles(handOff);
}

function storePicture(
  { pictures }: HandOff,
  {
    name,
    contentType,
    content,
  }: { readonly name: string; readonly contentType: FileType; readonly content: string },
): void {
  const picture = pictures.find((one) => one.name === name);
  if (!picture) throw new Problem(422, 'This picture is not asked for.');
  decodeUpload(content, contentType);
  picture.state = 'sent';
  picture.version += 1;
  picture.file = { contentType, content };
}
