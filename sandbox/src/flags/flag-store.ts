import { type FlagName, flagDefaults } from '@portal/shared/contract';
import * as z from 'zod';
import { Visitors } from '../origins/per-browser.ts';

/** What a flag is set to, for everybody or for one browser; without a value the default holds again. */
export const flagWish = z.strictObject({
  name: z.enum(['app-latest-version'] satisfies FlagName[]),
  value: z.string().max(100).optional(),
  /** A word of the browser's User-Agent. Without it, everybody. */
  visitor: z.string().regex(/^\S+$/, 'one word').optional(),
});
export type FlagWish = z.output<typeof flagWish>;

/** Values by flag. */
export type FlagSet = Readonly<Record<FlagName, string>>;

/** Told which flag has changed. */
type Listener = (name: FlagName) => void;

/** The flags as they are set, for everybody and for single browsers. */
export class FlagStore {
  #everybodys: FlagSet = flagDefaults;
  readonly #own = new Visitors<FlagSet>();
  readonly #listeners = new Set<Listener>();
  #version = 1;

  /** Rises at every change; who follows the flags ignores what is not newer. */
  get version(): number {
    return this.#version;
  }

  /** What the browser that sends this User-Agent is told. */
  of(userAgent: string | undefined): FlagSet {
    return this.#own.of(userAgent) ?? this.#everybodys;
  }

  set({ name, value = flagDefaults[name], visitor }: FlagWish): void {
    this.#version += 1;
    if (visitor === undefined) this.#everybodys = { ...this.#everybodys, [name]: value };
    else this.#own.set(visitor, { ...this.of(visitor), [name]: value });
    for (const tell of this.#listeners) tell(name);
  }

  /** Has each change told, until what is answered is called. */
  follow(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
