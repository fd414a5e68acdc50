import type { InputHTMLAttributes } from 'react';
import type { Typing } from '../../domain/fields/field.ts';

/**
 * What every typed control has. Agents type about other people: the browser offers nothing of the agent's own (WCAG 1.3.5
 * is about data of the user), changes no name, and sends nothing to a spelling service.
 */
export const typedControl = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

const attributes: Readonly<Record<Typing, InputHTMLAttributes<HTMLInputElement>>> = {
  // passports and postcodes of many countries have letters: a phone's figures alone would not do
  code: { autoCapitalize: 'characters' },
  decimal: { inputMode: 'decimal' },
  digits: { inputMode: 'numeric' },
  email: { inputMode: 'email', autoCapitalize: 'none' },
  // a code of a country begins with a plus sign, which `numeric` lacks on some phones
  phone: { inputMode: 'tel' },
  words: { autoCapitalize: 'words' },
};

/** Attributes of a line of text by how it is typed; without `typing` as text. */
export const typedAs = (typing: Typing | undefined) => ({
  type: 'text',
  ...typedControl,
  ...(typing === undefined ? {} : attributes[typing]),
});
