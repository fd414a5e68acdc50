import { formatDate, isDate } from '@portal/shared/dates';
import { startTransition, useState } from 'react';
import { readTypedDate } from './typed-date.ts';

/** A typed text: kept while its field has the focus, and afterwards as long as it cannot be read. */
interface Typed {
  readonly text: string;
  /** The owner's value when it was typed. */
  readonly before: string;
  readonly hasFocus: boolean;
  readonly isProblemShown: boolean;
}

const dateText = (date: string): string => (isDate(date) ? formatDate(date).replaceAll('\u00a0', ' ') : '');

/**
 * Keeps the text of a date's field, whose value (YYYY-MM-DD, else empty) belongs to its owner: `text` to show, `problem`
 * of a text that cannot be read, which `isProblemShown` once the field was left, and handlers. `change` returns the value
 * for the owner, which is empty for such a text. `example`: a date for the problem's text, YYYY-MM-DD.
 */
export function useTypedDate(value: string, example?: string) {
  const [typed, setTyped] = useState<Typed>();
  const read = (text: string) => readTypedDate(text, example === undefined ? undefined : formatDate(example));
  const isReplaced = typed && !typed.hasFocus && value !== '' && value !== typed.before;
  // the owner's next empty value must not bring the text back
  if (isReplaced) setTyped(undefined);
  const reading = typed && !isReplaced ? read(typed.text) : undefined;
  return {
    text: typed && !isReplaced ? typed.text : dateText(value),
    problem: reading?.status === 'refused' ? reading.problem : undefined,
    isProblemShown: typed?.isProblemShown === true,
    change(text: string): string {
      const next = read(text);
      const isProblemShown = typed?.isProblemShown === true && next.status === 'refused';
      setTyped({ text, before: value, hasFocus: true, isProblemShown });
      return next.status === 'read' ? next.date : '';
    },
    // the press that leaves the field is shown first
    leave: () =>
      startTransition(() =>
        setTyped((last) =>
          last && read(last.text).status === 'refused'
            ? { ...last, hasFocus: false, isProblemShown: true }
            : undefined,
        ),
      ),
    /** Shows the owner's value from now on. */
    forget: () => setTyped(undefined),
  };
}
