import { flagDefaults } from '@portal/shared/contract';
import * as z from 'zod';
import { PerBrowser } from '../origins/per-browser.ts';

/** The value of a flag, for all browsers or for one. Without a value the flag gets its default. */
export const flagSchema = z.strictObject({
  /** Any: remotes name flags too. */
  name: z.string().regex(/^[\w.-]{1,100}$/, 'letters, digits, dots and dashes'),
  value: z
    .string()
    .max(100)
    .transform((text) => (text === 'true' || text === 'false' ? text === 'true' : text))
    .optional(),
  /** Browser tag: one word of the User-Agent. Without it, all browsers. */
  visitor: z.string().regex(/^\S+$/, 'one word').optional(),
});
/** A validated flag value. */
export type FlagSetting = z.output<typeof flagSchema>;

/** Values by flag. */
export type FlagSet = Readonly<Record<string, string | boolean>>;

/** The default of a flag that the portal does not have is off. */
const defaults: FlagSet = flagDefaults;

/** Called with the name of a changed flag. */
type Listener = (name: string) => void;

/** Values of the flags for all browsers and for single ones. */
export class FlagStore {
  #shared = defaults;
  readonly #own = new PerBrowser<FlagSet>();
  readonly #listeners = new Set<Listener>();
  #version = 1;

  /** Increases with every change. Clients ignore changes that are not newer. */
  get version(): number {
    return this.#version;
  }

  /** The flags for the browser with this User-Agent. */
  of(userAgent: string | undefined): FlagSet {
    return this.#own.of(userAgent) ?? this.#shared;
  }

  /** Sets a flag and notifies the subscribers. */
  set({ name, value = defaults[name] ?? false, visitor: browserTag }: FlagSetting): void {
    this.#version += 1;
    if (browserTag === undefined) this.#shared = { ...this.#shared, [name]: value };
    else this.#own.set(browserTag, { ...this.of(browserTag), [name]: value });
    for (const notify of this.#listeners) notify(name);
  }

  /** Calls the listener at each change. @returns a function that ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
