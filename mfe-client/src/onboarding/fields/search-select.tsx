import { type SelectOption, TextField } from '@portal/shared/forms';
import { type ReactNode, useId, useState } from 'react';

interface SearchSelectProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly aside?: ReactNode;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * A field that chooses one option of a long list, which the agent searches by typing. `onChange` gets the value of the
 * option whose label is typed, ignoring case, and `''` while there is none.
 */
export function SearchSelect({ options, value, error, onChange, onBlur, ...field }: SearchSelectProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  // what is typed stays as it is while it names no option, and goes when another value arrives
  const isTypedShown = typed !== undefined && (value === '' || same(chosen, typed.trim()));
  if (typed !== undefined && !isTypedShown) setTyped(undefined);
  return (
    <>
      <TextField
        {...field}
        list={id}
        value={isTypedShown ? typed : chosen}
        placeholder="Type to search"
        // what is typed replaces the choice, and is not added to it
        onFocus={({ target }) => target.select()}
        error={typed && value === '' && error !== undefined ? 'Choose one from the list.' : error}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(options.find(({ label }) => same(label, target.value.trim()))?.value ?? '');
        }}
        onBlur={() => {
          if (value !== '') setTyped(undefined);
          onBlur();
        }}
      />
      <datalist id={id}>
        {options.map((option) => (
          <option key={option.value} value={option.label} />
        ))}
      </datalist>
    </>
  );
}
