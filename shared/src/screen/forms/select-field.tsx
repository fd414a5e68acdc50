import { chakra } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { ControlBox } from './control-recipe.ts';
import { Field, type FieldWords } from './field.tsx';

/** One option of `SelectField` or `ComboboxField`. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** Codes of the countries by whose names a `ComboboxField` finds it, besides its label. */
  readonly countries?: readonly string[] | undefined;
}

type NativeSelect = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'size' | 'color' | 'height' | 'width' | 'children'
>;

/** Props of `SelectField`. */
export interface SelectFieldProps extends FieldWords, NativeSelect {
  readonly options: readonly SelectOption[];
  /** Shown until an option is chosen; cannot be chosen. */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

const BareSelect = chakra('select', {
  base: {
    appearance: 'none',
    flex: '1',
    minW: '0',
    alignSelf: 'stretch',
    // The select also covers the arrow and the border, so that the whole box opens the list.
    my: '-1px',
    ms: '-3',
    me: '-38px',
    ps: '3',
    pe: '38px',
    bg: 'transparent',
    border: '0',
    outline: 'none',
    font: 'inherit',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    zIndex: '1',
    '& option': { bg: 'bg.raised', color: 'fg.default' },
    '&:disabled': { cursor: 'not-allowed', opacity: 1 },
  },
});

/**
 * A choice from a list of `options`. Uses the browser's own list, because phones, keyboards and screen readers support
 * it. `placeholder` is shown while the value is empty, and cannot be chosen.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, aside, help, error, options, placeholder, ...select } = props;
  return (
    <Field label={label} aside={aside} help={help} error={error}>
      {(control) => (
        <ControlBox>
          <BareSelect autoComplete="off" {...select} {...control}>
            {placeholder === undefined ? null : (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </BareSelect>
          <ChevronDown aria-hidden />
        </ControlBox>
      )}
    </Field>
  );
}
