import { declaredRemotes } from '../../build/declaration/declared-remotes.ts';

/** For tests: what the remotes of this repository declare. */
export const testRemotes = declaredRemotes();
