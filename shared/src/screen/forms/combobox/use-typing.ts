import { useState } from 'react';
import { cleanText } from '../../../foundation/clean-text.ts';
import type { SelectOption } from '../select-field.tsx';

/** A text that has chosen nothing. */
interface Typed {
  readonly text: string;
  /** The value when it was typed: the text goes when another arrives, as from a draft. */
  readonly over: string;
  /** Whether the field was left with it. */
  readonly isLeft: boolean;
}

/** What the field does with its text, also before its code has arrived. */
export interface ComboboxTyping {
  readonly typed: Typed | undefined;
  readonly onType: (text: string) => void;
  readonly choose: (value: string) => void;
  /** Forgets what is typed. */
  readonly revert: () => void;
  /** Chooses the option that the text names, or keeps the text and chooses nothing. */
  readonly takeTyped: (named: SelectOption | undefined) => void;
}

/** Returns what is typed into a `ComboboxField` with this value, and what to do with it. */
export function useTyping(value: string, onChange: (value: string) => void): ComboboxTyping {
  const [typing, setTyping] = useState<Typed>();
  const typed = typing && (value === '' || value === typing.over) ? typing : undefined;
  const choose = (next: string) => {
    setTyping(undefined);
    if (next !== value) onChange(next);
  };
  return {
    typed,
    onType: (text) => setTyping({ text, over: value, isLeft: false }),
    choose,
    revert: () => setTyping(undefined),
    takeTyped(named) {
      if (!typed) return;
      const text = cleanText(typed.text);
      choose(named?.value ?? '');
      if (!named && text !== '') setTyping({ text, over: '', isLeft: true });
    },
  };
}
