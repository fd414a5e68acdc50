import { formatDate, isDate } from '@portal/shared/dates';
import { startTransition, useState } from 'react';
import { readTypedDate } from './typed-date.ts';

/** A typed text: kept while its field has the focus, and afterwards as long as it cannot be read. */
interface Typed {
  readonly text: string;
  /** The owner's value when it was typed; empty once the owner has taken the empty value of a text without a date. */
  readonly before: string;
  readonly hasFocus: boolean;
  readonly isProblemShown: boolean;
}

const dateText = (date: string): string => (isDate(date) ? formatDate(date).replaceAll('\u00a0', ' ') : '');

/**
 * Keeps the text of a date's field, whose value (YYYY-MM-DD, else empty) belongs to its owner. It returns the `text` to
 * show, the `problem` of a text that cannot be read, whether it is shown (`isProblemShown`: once the field was left), and
 * handlers. `change` returns the value for the owner, which is empty for such a text. The problem ends with `example`, a
 * date as YYYY-MM-DD.
 */
export function useTypedDate(value: string, example?: string) {
  const [typed, setTyped] = useState<Typed>();
  const read = (text: string) => readTypedDate(text, example === undefined ? undefined : formatDate(example));
  const isReplaced = typed && !typed.hasFocus && value !== '' && value !== typed.before;
  const shown = isReplaced ? undefined : typed;
  // the owner's next empty value must not bring the text back
  if (isReplaced) setTyped(undefined);
  // the owner has taken the empty value, so any date from now on is another answer
  else if (typed && value === '' && typed.before !== '') setTyped({ ...typed, before: '' });
  const reading = shown && read(shown.text);
  return {
    text: shown ? shown.text : dateText(value),
    problem: reading?.status === 'refused' ? reading.problem : undefined,
    isProblemShown: shown?.isProblemShown === true,
    change(text: string): string {
      const next = read(text);
      const isProblemShown = shown?.isProblemShown === true && next.status === 'refused';
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
