import { simplify } from '../person/simplify.ts';

interface Named {
  readonly name: string;
}

interface NameKey {
  readonly letter: string;
  readonly simple: string;
}

const collator = new Intl.Collator('en');
/** Of the customers that were compared: each sort of a book compares all of it. */
const keys = new WeakMap<Named, NameKey>();

function keyOf(named: Named): NameKey {
  const known = keys.get(named);
  if (known) return known;
  const simple = simplify(named.name);
  const first = /[\p{L}\p{N}]/u.exec(simple)?.[0].toUpperCase() ?? '';
  const key = { letter: /^[A-Z]$/.test(first) ? first : '#', simple };
  keys.set(named, key);
  return key;
}

/** Returns the letter under which a person is listed: that of the first letter as people type it; `#` where there is none of A to Z. */
export const letterOf = (named: Named): string => keyOf(named).letter;

/** Compares two people by their names, as people type them. Those under `#` are last. */
export function compareNames(one: Named, other: Named): number {
  const [first, second] = [keyOf(one), keyOf(other)];
  return (
    Number(first.letter === '#') - Number(second.letter === '#') ||
    collator.compare(first.simple, second.simple) ||
    collator.compare(one.name, other.name)
  );
}
