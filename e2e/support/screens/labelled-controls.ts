import { LOOKUPS } from '@portal/sandbox/src/seed/reference/lookups.ts';
import type { Locator } from 'playwright/test';

/** A label at its beginning: a mark or `Optional` may follow, the label of another field may not. */
export const label = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!’)`);

/** Types into a line of text. */
export const type = (place: Locator, name: string, text: string) =>
  place.getByRole('textbox', { name: label(name) }).fill(text);

/** Chooses from a list by the value at the wire. */
export const select = (place: Locator, name: string, value: string) =>
  place.getByRole('combobox', { name: label(name) }).selectOption(value);

/** Types into a list that is searched, and takes the option that the text names. */
export async function search(place: Locator, name: string, text: string): Promise<void> {
  const field = place.getByRole('combobox', { name: label(name) });
  await field.fill(text);
  await field.press('Tab');
}

/** Chooses a country by its name. */
export const searchCountry = (place: Locator, name: string, code: string) =>
  search(place, name, LOOKUPS.country.find((country) => country.code === code)?.name ?? code);

/** Chooses one card of a group, which may explain itself after its name. */
export const pick = (place: Locator, group: string, option: string) =>
  place
    .getByRole('group', { name: label(group) })
    .getByRole('radio', { name: label(option) })
    .check();

/** Ticks these cards of a group, and no others. */
export async function tick(
  place: Locator,
  group: string | RegExp,
  options: readonly string[],
): Promise<void> {
  const boxes = place.getByRole('group', { name: typeof group === 'string' ? label(group) : group });
  for (const option of options) await boxes.getByRole('checkbox', { name: option, exact: true }).check();
  for (const box of await boxes.getByRole('checkbox').all()) {
    const name = await box.locator('xpath=ancestor::label').textContent();
    if (!options.includes(name ?? '')) await box.uncheck();
  }
}

/** Returns the name of a code, as its card says it. */
export const nameOf = (list: 'gender' | 'operationInstruction' | 'tinReason', code: string): string =>
  LOOKUPS[list].find(({ value }) => value === code)?.name ?? code;
