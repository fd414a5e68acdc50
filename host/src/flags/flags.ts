import { type FlagName, type Flags, type FlagValues, flagDefaults } from '@portal/shared/contract';
import { BehaviorSubject } from '@portal/shared/ui';

/** The shell's flags, and the way in for whoever reads them from the service. */
export interface HostFlags extends Flags {
  /** Takes what the service says, once it is known to be a value of this flag. */
  set<Name extends FlagName>(name: Name, value: FlagValues[Name]): void;
}

type Values = { readonly [Name in FlagName]: BehaviorSubject<FlagValues[Name]> };

/** Flags at their defaults. Nothing is fetched here: reading one never waits (FLG-01). */
export function createFlags(): HostFlags {
  const values: Values = {
    'app-latest-version': new BehaviorSubject(flagDefaults['app-latest-version']),
  };
  return {
    current: (name) => values[name].value,
    of$: (name) => values[name],
    set(name, value) {
      if (values[name].value !== value) values[name].next(value);
    },
  };
}
