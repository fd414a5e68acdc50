import { TextField, type TextFieldProps } from '@portal/shared/forms';
import { maskId } from '@portal/shared/parts';
import { useState } from 'react';

interface MaskedIdFieldProps extends TextFieldProps {
  readonly value: string;
  /** The valid number that was typed; absent until there is one. */
  readonly read: string | undefined;
}

/** Field for an identity number, which is masked while a valid one is not being typed, as numbers of customers are. */
export function MaskedIdField({ value, read, onFocus, onBlur, ...field }: MaskedIdFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <TextField
      {...field}
      data-private
      value={isTyping || read === undefined ? value : maskId(read)}
      onFocus={(event) => {
        setIsTyping(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setIsTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
