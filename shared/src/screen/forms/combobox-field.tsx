import { createLazyCode } from '@portal/shared/lazy-code';
import { useShell } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTyping } from './combobox/use-typing.ts';
import { BareInput, ControlBox } from './control-recipe.ts';
import { Field, type FieldWords } from './field.tsx';
import { SelectField, type SelectOption } from './select-field.tsx';
import { typedAs } from './typing.ts';

const comboboxCode = createLazyCode(
  () => import(/* webpackChunkName: "combobox" */ './combobox/combobox.tsx'),
);

/** Props of `ComboboxField`. */
export interface ComboboxFieldProps extends FieldWords {
  readonly label: string;
  readonly name?: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  /** Gets the value of the option that is chosen, and `''` when the field is left with a text that names none. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly 'data-private'?: true | undefined;
}

/**
 * A choice from a long list, which is searched by typing: by the beginning of any word, also of other names of a
 * country. List and search are loaded when the field first gets the focus; until then it takes whole names. For a short
 * list see `SelectField`.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, aside, help, error, options, value, onChange, onBlur, ...rest } = props;
  const { monitor } = useShell();
  const id = useId();
  const [code, setCode] = useState(() => comboboxCode.loaded());
  const input = useRef<HTMLInputElement>(null);
  /** How the input has got the focus that it has when the code arrives. */
  const focusedBy = useRef<'key' | 'press'>(undefined);
  const isComposing = useRef(false);
  const typing = useTyping(value, onChange);
  const { typed, onType, takeTyped } = typing;
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const text = typed?.text ?? chosen;

  const load = () =>
    comboboxCode.load().then(
      (loaded) => {
        // an input method keeps its input until its word is complete
        if (!input.current || isComposing.current) return;
        flushSync(() => setCode(loaded));
      },
      (failure: unknown) => monitor.error(failure, 'combobox'),
    );
  const isSame = (option: SelectOption) => option.label.toLowerCase() === text.trim().toLowerCase();
  const shared = { ...rest, ...typedAs(undefined), placeholder: 'Type to search' };
  const unknown = typed?.isLeft ? `“${typed.text}” is not in the list. Choose one from it.` : undefined;
  return (
    <Field id={id} label={label} aside={aside} help={help} error={unknown ?? error}>
      {(control) =>
        code ? (
          <code.Combobox
            {...{ options, value, text, typing, onBlur }}
            input={{ ...shared, ...control }}
            focusedBy={focusedBy.current}
          />
        ) : (
          <ControlBox>
            <BareInput
              {...shared}
              {...control}
              ref={input}
              role="combobox"
              aria-expanded={false}
              aria-autocomplete="list"
              value={text}
              onChange={({ target }) => onType(target.value)}
              onFocus={({ target }) => {
                focusedBy.current = 'key';
                target.select();
                load();
              }}
              onKeyDown={(event) => {
                // a form is not sent with a text in place of a choice
                if (event.key === 'Enter' && typed) event.preventDefault();
              }}
              onClick={() => {
                focusedBy.current = 'press';
              }}
              onCompositionStart={() => {
                isComposing.current = true;
              }}
              onCompositionEnd={() => {
                isComposing.current = false;
                load();
              }}
              onBlur={() => {
                focusedBy.current = undefined;
                takeTyped(options.find(isSame));
                onBlur?.();
              }}
            />
            <ChevronDown aria-hidden />
          </ControlBox>
        )
      }
    </Field>
  );
}

/** Lists above this number of options are searched by typing. */
const longest = 40;

/** A choice from a list of any length: `SelectField` for a short one, `ComboboxField` for a long one. */
export const ListField = ({ onChange, ...props }: ComboboxFieldProps) =>
  props.options.length > longest ? (
    <ComboboxField {...props} onChange={onChange} />
  ) : (
    <SelectField {...props} placeholder="Choose" onChange={({ target }) => onChange(target.value)} />
  );
