import { chakra } from '@portal/shared/ui';
import { Lock } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { Affix, BareInput, ControlBox } from './control-recipe.ts';
import { Field, type FieldWords } from './field.tsx';

type NativeInput = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size' | 'prefix' | 'color' | 'height' | 'width'
>;

/** Control characters, which a paste may contain unseen and no service stores; in a text area apart from line ends and tabs. */
const unseenInLine = /\p{Cc}/gu;
const unseenInArea = /(?![\t\n\r])\p{Cc}/gu;

/** Removes unseen characters from a control before its value is read; a tab becomes a space. */
function removeUnseen(control: { value: string }, invisible: RegExp): void {
  const text = control.value.replaceAll(invisible, (character) => (/\s/.test(character) ? ' ' : ''));
  if (text !== control.value) control.value = text;
}

/** Props of `TextField`. */
export interface TextFieldProps extends FieldWords, NativeInput {
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly icon?: ReactNode;
  /** Marks a value that a machine read and that the agent compares with the paper. */
  readonly check?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. Accepts the props of react-hook-form's `register(name)`. */
export function TextField(props: TextFieldProps) {
  const { label, aside, help, error, prefix, suffix, icon, check = false, ...input } = props;
  return (
    <Field label={label} aside={aside} help={help} error={error}>
      {(control) => (
        <ControlBox check={check}>
          {icon}
          {prefix === undefined ? null : <Affix>{prefix}</Affix>}
          <BareInput
            type="text"
            {...input}
            {...control}
            onChange={(event) => {
              removeUnseen(event.currentTarget, unseenInLine);
              input.onChange?.(event);
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
    '&[aria-invalid=true]': { borderColor: 'danger.solid' },
    '&:read-only:not(:disabled)': { bg: 'bg.muted', borderColor: 'border.default' },
  },
});

type NativeArea = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'color' | 'height' | 'width'>;

/** Props of `TextAreaField`. */
export interface TextAreaFieldProps extends FieldWords, NativeArea {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text. */
export function TextAreaField({ label, aside, help, error, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} aside={aside} help={help} error={error}>
      {(control) => (
        <Area
          rows={3}
          {...area}
          {...control}
          onChange={(event) => {
            removeUnseen(event.currentTarget, unseenInArea);
            area.onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}
