import { type BoundField, readValue } from '@portal/shared/form-values';
import { titleCase } from '@portal/shared/parts';
import { withoutIsolates } from '@portal/shared/person/isolates';
import { useState } from 'react';

const isInCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/**
 * Returns the field of a name that shows a name as it was `read` in title case, as the portal does elsewhere, because a
 * document has capitals only. What is shown stays the name that was read until the agent changes it. What the agent
 * types is shown as typed. Where none was read, a stored name in capitals is one that was read before.
 */
export function useShownName(field: BoundField<string>, read: string | undefined): BoundField<string> {
  const [opened] = useState(field.value);
  // with what was read by then: a name that is read later is shown in title case, typed or not
  const [typed, setTyped] = useState<{ readonly text: string; readonly original: string | undefined }>();
  const original = read ?? (isInCapitals(opened) ? opened : undefined);
  const shown = original === undefined ? undefined : withoutIsolates(titleCase(original));
  const isTyped = typed?.text === field.value && typed.original === original;
  return {
    ...field,
    value: shown !== undefined && field.value === original && !isTyped ? shown : field.value,
    onChange(next) {
      const text = readValue(next);
      setTyped({ text, original });
      field.onChange(original !== undefined && text === shown ? original : text);
    },
  };
}
