import { TextField, type TextFieldProps } from '@portal/shared/forms';
import { maskId } from '@portal/shared/parts';
import { useState } from 'react';

interface MaskedIdFieldProps extends Omit<TextFieldProps, 'onFocus'> {
  readonly value: string;
  /** The valid number that was typed; absent until there is one. */
  readonly validNumber: string | undefined;
}

/** Field for an identity number, which is masked while a valid one is not being typed, as numbers of customers are. */
export function MaskedIdField({ value, validNumber, onBlur, ...field }: MaskedIdFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <TextField
      typing="code"
      {...field}
      data-private
      value={isTyping || validNumber === undefined ? value : maskId(validNumber)}
      onFocus={() => setIsTyping(true)}
      onBlur={(event) => {
        setIsTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
