import type { Observable } from 'rxjs';

/** The flags that the portal reads, and what kind of value each has. */
export interface FlagValues {
  /** Newest version of the product; whoever runs an older one is offered a reload. */
  'app-latest-version': string;
}

export type FlagName = keyof FlagValues;

/** What holds until the flag service has answered, and for good where it never does (FLG-01). */
export const flagDefaults: Readonly<FlagValues> = { 'app-latest-version': '0.0.1' };

/** Feature flags, the same for everybody. Reading one never waits for the service. */
export interface Flags {
  current<Name extends FlagName>(name: Name): FlagValues[Name];
  /** The value now, and after every change. */
  of$<Name extends FlagName>(name: Name): Observable<FlagValues[Name]>;
}
