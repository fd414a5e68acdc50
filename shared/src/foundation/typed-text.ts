import { useState } from 'react';
import { cleanText } from './clean-text.ts';

/** What a control shows, and what its owner gets. */
interface TypedText {
  /** What is typed while its owner has the cleaned text, else the owner's value. */
  readonly displayedText: string | undefined;
  /** Remembers what is typed, and returns the cleaned text. */
  read(typed: string): string;
  /** Shows the owner's value from now on. Call it when the control loses the focus. */
  endTyping(): void;
}

/**
 * Cleans the text of a control whose value belongs to its owner: show `displayedText`, and pass what is typed through
 * `read`. What is on screen is not changed while the agent types: a space at the end stays, and the caret does not
 * jump. `value` is `undefined` for a control that keeps its own value.
 */
export function useTypedText(value: string | undefined, clean = cleanText): TypedText {
  const [typed, setTyped] = useState('');
  return {
    displayedText: value !== undefined && clean(typed) === value ? typed : value,
    read(text) {
      setTyped(text);
      return clean(text);
    },
    endTyping: () => setTyped(''),
  };
}
