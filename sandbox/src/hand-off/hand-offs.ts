import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { InputOf, WireOf } from '@portal/shared/api/endpoint';
import type {
  endHandOffs,
  findHandOff,
  followHandOff,
  phoneHandOff,
  startHandOff,
} from '@portal/shared/api/hand-off';
import { codeLength, codeLetters, handOffMinutes } from '@portal/shared/api/hand-off-code';
import { notFound } from '../api/server/problem.ts';
import { end, type HandOff, isKept, secondsLeft, storePicture } from './hand-off-state.ts';

/** Milliseconds for which a phone gets the reason why its code ended. */
const REMEMBERED = 3_600_000;

type PhoneInput = InputOf<typeof phoneHandOff>;

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');

const randomCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/**
 * The hand-offs of all agents. They are in memory only, codes as hashes. A picture is kept until the agent's form reports
 * what became of it, or the code's time is over: `Done` ends the sending alone.
 */
export class HandOffs {
  readonly #byCode = new Map<string, HandOff>();

  /** Begins a hand-off of the agent `sub`. It takes over the files that the one before it of the same form still keeps. */
  start(sub: string, request: InputOf<typeof startHandOff>, now: Date): WireOf<typeof startHandOff> {
    const at = now.getTime();
    this.#sweep(at);
    const { customerId, form, agentName, customerName, pictures } = request;
    const before = this.#findKept(sub, customerId, form);
    const kept = before?.pictures.filter(({ arrival }) => arrival.file !== undefined) ?? [];
    const arrivals = new Map(kept.map(({ name, arrival }) => [name, arrival]));
    if (before) {
      end(before, 'replaced', at);
      before.isReplaced = true;
    }
    const code = randomCode();
    const handOff: HandOff = {
      id: randomUUID(),
      sub,
      customerId,
      form,
      agentName,
      customerName,
      expiresAt: at + handOffMinutes * 60_000,
      pictures: pictures.map((picture) => ({
        ...picture,
        arrival: arrivals.get(picture.name) ?? { state: 'missing', version: '' },
      })),
      device: undefined,
      otherDevices: 0,
      end: undefined,
      isReplaced: false,
    };
    this.#byCode.set(digestOf(code), handOff);
    return { id: handOff.id, code, secondsLeft: secondsLeft(handOff, at) };
  }

  /** Finds what a form of the agent goes on with after a reload, or in another tab. */
  find(
    sub: string,
    { customerId, form }: InputOf<typeof findHandOff>,
    now: Date,
  ): WireOf<typeof findHandOff> {
    this.#sweep(now.getTime());
    const found = this.#findKept(sub, customerId, form);
    if (!found) return { found: null };
    const isComplete = found.pictures.every(({ arrival }) => arrival.state === 'stored');
    return { found: { id: found.id, secondsLeft: secondsLeft(found, now.getTime()), isComplete } };
  }

  /** Answers the agent's form. @throws Problem 404 for a hand-off of another agent. */
  follow(
    sub: string,
    { id, results = [], has = [] }: InputOf<typeof followHandOff>,
    now: Date,
  ): WireOf<typeof followHandOff> {
    this.#sweep(now.getTime());
    const handOff = this.#all().find((one) => one.id === id && one.sub === sub);
    if (!handOff) throw notFound('hand-off');
    for (const { name, version, state, why: reason } of results) {
      const arrival = handOff.pictures.find((one) => one.name === name)?.arrival;
      if (arrival?.state !== 'sent' || arrival.version !== version) continue;
      arrival.state = state;
      arrival.why = reason;
      arrival.file = undefined;
    }
    const pictures = handOff.pictures.map(({ name, arrival: { state, version, why: reason, file } }) => ({
      name,
      state,
      version,
      ...(reason === undefined ? {} : { why: reason }),
      ...(file && !has.includes(version) ? { file } : {}),
    }));
    if (handOff.end) return { status: 'ended', why: handOff.end.why, pictures };
    return {
      status: 'open',
      isOpened: handOff.device !== undefined,
      otherDevices: handOff.otherDevices,
      pictures,
    };
  }

  /** Ends one hand-off of the agent, those of a customer, or all. */
  end(
    sub: string,
    { id, customerId, why }: InputOf<typeof endHandOffs>,
    now: Date,
  ): WireOf<typeof endHandOffs> {
    this.#sweep(now.getTime());
    const ended = this.#all().filter(
      (one) =>
        one.sub === sub &&
        (id === undefined || one.id === id) &&
        (customerId === undefined || one.customerId === customerId) &&
        isKept(one),
    );
    for (const handOff of ended) end(handOff, why, now.getTime());
    return { ended: ended.length };
  }

  /** The hand-off whose code this device has opened. */
  idOpenedBy({ code, device }: Pick<PhoneInput, 'code' | 'device'>): string | undefined {
    const handOff = this.#byCode.get(digestOf(code));
    return handOff?.device === device ? handOff.id : undefined;
  }

  /** Answers a phone: the first device that asks has the code. @throws Problem 422 for a picture that is not accepted. */
  phone({ code, device, picture: sent, end: why }: PhoneInput, now: Date): WireOf<typeof phoneHandOff> {
    const at = now.getTime();
    this.#sweep(at);
    const handOff = this.#byCode.get(digestOf(code));
    if (!handOff) return { status: 'unknown' };
    if (!handOff.end) {
      handOff.device ??= device;
      if (handOff.device !== device) {
        handOff.otherDevices += 1;
        return { status: 'inUse' };
      }
      if (sent) storePicture(handOff, sent);
      if (why) end(handOff, why, at);
    }
    const pictures = handOff.pictures.map(
      ({ name, label, isCard, arrival: { state, version, why: reason } }) => ({
        name,
        label,
        isCard,
        state,
        version,
        ...(reason === undefined ? {} : { why: reason }),
      }),
    );
    if (handOff.end)
      return {
        status: 'ended',
        why: handOff.end.why,
        ...(handOff.device === device ? { pictures } : {}),
      };
    return {
      status: 'open',
      agentName: handOff.agentName,
      ...(handOff.customerName === undefined ? {} : { customerName: handOff.customerName }),
      secondsLeft: secondsLeft(handOff, at),
      pictures,
    };
  }

  /** Number of hand-offs that are open. */
  countOpen(now: Date): number {
    this.#sweep(now.getTime());
    return this.#all().filter((handOff) => !handOff.end).length;
  }

  #all(): readonly HandOff[] {
    return [...this.#byCode.values()];
  }

  #findKept(sub: string, customerId: string, form: string): HandOff | undefined {
    return this.#all().findLast(
      (one) => one.sub === sub && one.customerId === customerId && one.form === form && isKept(one),
    );
  }

  /** Ends what is overdue, with its files, also those that were sent before Done. */
  #sweep(at: number): void {
    for (const [key, handOff] of this.#byCode) {
      if (at >= handOff.expiresAt) end(handOff, 'expired', at);
      if (handOff.end && at > handOff.end.at + REMEMBERED) this.#byCode.delete(key);
    }
  }
}
