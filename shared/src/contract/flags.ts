import type { Observable } from 'rxjs';

/** The flags that the portal reads, with the type of each value. */
export interface FlagValues {
  /** Newest version of the product. An agent with an older version is offered a reload. */
  'app-latest-version': string;
  /** Agents who get every canary: the first 16 digits of the SHA-256 of an agent code each, separated by spaces. */
  'canary-agents': string;
}

/** Name of a flag. */
export type FlagName = keyof FlagValues;

/** Values until the flag service has answered, and permanently if it never does (FLG-01). */
export const flagDefaults: Readonly<FlagValues> = { 'app-latest-version': '0.0.1', 'canary-agents': '' };

/** Feature flags, the same for every agent. Reading one never waits for the service. */
export interface Flags {
  current<Name extends FlagName>(name: Name): FlagValues[Name];
  /** Emits the value now and after every change. */
  of$<Name extends FlagName>(name: Name): Observable<FlagValues[Name]>;
  /**
   * Emits the names of all flags whose value is `true`, now and after every change. Any name: a remote's condition names a flag
   * that the portal need not know. None until the service has answered. Absent on hosts before contract 1.13.
   */
  readonly on$?: Observable<ReadonlySet<string>>;
}
