import { en, Faker } from '@faker-js/faker';

/** A random source that makes the same choices at every run. */
export interface Source {
  readonly faker: Faker;
  pick<Item>(items: readonly Item[]): Item;
  /** True in `chance` of 100 cases. */
  percent(chance: number): boolean;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** `count` different items, in the order of the list. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** FNV-1a hash of a source's name. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/**
 * Creates the random source of a name, which always yields the same values. Sources of different names are independent.
 */
export function createSource(name: string): Source {
  const faker = new Faker({ locale: [en], seed: hash(name) });
  return {
    faker,
    pick: (items) => faker.helpers.arrayElement(items),
    percent: (chance) => faker.number.int({ min: 1, max: 100 }) <= chance,
    int: (min, max) => faker.number.int({ min, max }),
    some: (items, count) => {
      const chosen = new Set(faker.helpers.arrayElements(items, count));
      return items.filter((item) => chosen.has(item));
    },
  };
}
