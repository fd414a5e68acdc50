import { en, Faker } from '@faker-js/faker';

/** A stream of choices that is the same at every run for the same seed. */
export interface Source {
  readonly faker: Faker;
  pick<Item>(items: readonly Item[]): Item;
  /** True in so many of a hundred cases. */
  percent(chance: number): boolean;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** Some different items, in the order of the list. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** FNV-1a: turns the name of a stream into a number. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The stream of a name; streams of different names are independent of one another. */
export function sourceOf(name: string): Source {
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
