import { declaredSlots } from '../../support/remotes.ts';

/** The code of every slot, as a lazy route of the one bundle, by `remote/slot`. */
export const lazySlots: ReadonlyMap<string, () => Promise<{ readonly default: object }>> = new Map(
  declaredSlots.map(({ remote, name, load }) => [`${remote}/${name}`, load]),
);
