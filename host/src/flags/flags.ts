import { type FlagName, type Flags, type FlagValues, flagDefaults } from '@portal/shared/contract';
import { BehaviorSubject } from '@portal/shared/ui';
import { readOnlyStream } from '../core/read-only-stream.ts';

/** The shell's flags, with a setter for the values of the flag service. */
export interface HostFlags extends Required<Flags> {
  /** Sets a value that was decoded for this flag. */
  set<Name extends FlagName>(name: Name, value: FlagValues[Name]): void;
  /** Sets the names of the flags whose value is `true`. */
  setOn(names: ReadonlySet<string>): void;
}

type Values = { readonly [Name in FlagName]: BehaviorSubject<FlagValues[Name]> };

/** Creates the flags with their default values. Reading a flag never waits for a request (FLG-01). */
export function createFlags(): HostFlags {
  const values: Values = {
    'app-latest-version': new BehaviorSubject(flagDefaults['app-latest-version']),
    'canary-agents': new BehaviorSubject(flagDefaults['canary-agents']),
  };
  const on$ = new BehaviorSubject<ReadonlySet<string>>(new Set());
  return {
    on$: readOnlyStream(on$),
    setOn(names) {
      const before = on$.value;
      if (names.size !== before.size || [...names].some((name) => !before.has(name))) on$.next(names);
    },
    current: (name) => values[name].value,
    of$: (name) => readOnlyStream(values[name]),
    set(name, value) {
      if (values[name].value !== value) values[name].next(value);
    },
  };
}
