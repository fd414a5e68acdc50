import { chakra } from '@portal/shared/ui';
import { Lock } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import type { Typing } from '../../domain/fields/field.ts';
import { cleanLines } from '../../foundation/clean-text.ts';
import { useTypedText } from '../../foundation/typed-text.ts';
import { Affix, BareInput, ControlBox } from './control-recipe.ts';
import { Field, type FieldWords } from './field.tsx';
import { typedAs, typedControl } from './typing.ts';

type NativeInput = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size' | 'prefix' | 'color' | 'height' | 'width' | 'onChange'
>;

/** A change of a text: what a form's reader needs of the native event, with the cleaned text. */
export interface TextChange {
  readonly target: { readonly name: string; readonly value: string };
}

/** Props of `TextField`. */
export interface TextFieldProps extends FieldWords, NativeInput {
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly icon?: ReactNode;
  /** Marks a value that a machine read and that the agent compares with the paper. */
  readonly check?: boolean;
  /** How the text is typed: which keys a phone shows. */
  readonly typing?: Typing | undefined;
  readonly onChange?: (change: TextChange) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const stringOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * A field for one line of text. `onChange` gets the cleaned text (`cleanText`), while the screen keeps what is typed
 * until the field loses the focus. `prefix`, `suffix` and `icon` are shown in the field; one that is read-only has a
 * lock. For a date see `DateField`.
 */
export function TextField(props: TextFieldProps) {
  const { label, aside, help, error, prefix, suffix, icon, check = false, typing, ...input } = props;
  const text = useTypedText(stringOrUndefined(input.value));
  return (
    <Field label={label} aside={aside} help={help} error={error}>
      {(control) => (
        <ControlBox check={check}>
          {icon}
          {prefix === undefined ? null : <Affix>{prefix}</Affix>}
          <BareInput
            {...typedAs(typing)}
            {...input}
            {...control}
            value={text.displayedText ?? input.value}
            onChange={({ target: { name, value } }) =>
              input.onChange?.({ target: { name, value: text.read(value) } })
            }
            onBlur={(event) => {
              text.endTyping();
              input.onBlur?.(event);
            }}
          />
          {suffix === undefined ? null : <Affix>{suffix}</Affix>}
          {input.readOnly === true ? <Lock aria-hidden /> : null}
        </ControlBox>
      )}
    </Field>
  );
}

const Area = chakra('textarea', {
  base: {
    display: 'block',
    w: 'full',
    minH: '20',
    py: '9px',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    color: 'fg.default',
    fontSize: { base: 'md', md: 'sm' },
    lineHeight: 'sm',
    resize: 'vertical',
    _focus: {
      outline: '2px solid',
      outlineColor: 'focus.ring',
      outlineOffset: '-1px',
      borderColor: 'focus.ring',
    },
    '&[aria-invalid=true]': { borderColor: 'danger.solid', outlineColor: 'danger.solid' },
    '&:read-only:not(:disabled)': { bg: 'bg.muted', borderColor: 'border.default' },
  },
});

type NativeArea = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'color' | 'height' | 'width' | 'onChange'
>;

/** Props of `TextAreaField`. */
export interface TextAreaFieldProps extends FieldWords, NativeArea {
  readonly onChange?: (change: TextChange) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A field for several lines of text. `onChange` gets the cleaned text (`cleanLines`), while the screen keeps what is
 * typed until the field loses the focus.
 */
export function TextAreaField({ label, aside, help, error, ...area }: TextAreaFieldProps) {
  const text = useTypedText(stringOrUndefined(area.value), cleanLines);
  return (
    <Field label={label} aside={aside} help={help} error={error}>
      {(control) => (
        <Area
          rows={3}
          {...typedControl}
          {...area}
          {...control}
          value={text.displayedText ?? area.value}
          onChange={({ target: { name, value } }) =>
            area.onChange?.({ target: { name, value: text.read(value) } })
          }
          onBlur={(event) => {
            text.endTyping();
            area.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
