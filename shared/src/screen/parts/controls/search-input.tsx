import { chakra, IconButton, isFocusInUse } from '@portal/shared/ui';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { cleanNumber } from '../../../foundation/clean-text.ts';
import { useTypedText } from '../../../foundation/typed-text.ts';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    '& > svg': { color: 'fg.muted', flexShrink: 0 },
    '&:focus-within': {
      outline: '2px solid',
      outlineColor: 'focus.ring',
      outlineOffset: '-1px',
      borderColor: 'focus.ring',
    },
  },
  variants: {
    size: {
      md: { minH: { base: 'touch', md: '10' }, px: '3' },
      lg: { minH: '52px', ps: '4', pe: '2', gap: '2.5', borderRadius: 'choice' },
    },
  },
});

const Input = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    alignSelf: 'stretch',
    // covers the frame's border, so that the whole height of the frame can be pressed
    my: '-1px',
    bg: 'transparent',
    outline: 'none',
    fontSize: { base: 'md', md: 'inherit' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Props of `SearchInput`. */
export interface SearchInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Accessible name; not shown. */
  readonly label: string;
  readonly placeholder?: string;
  /** `lg` on a page whose main purpose is the search. */
  readonly size?: 'md' | 'lg';
  /** Focuses the field when it appears, unless the focus is in use. */
  readonly autoFocus?: boolean;
  /** For arrow keys of a list below. Escape is not passed, because it clears the field. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A search field with a button that clears it, as Escape does. `onChange` gets the cleaned text (`cleanNumber`); `label`
 * is its accessible name.
 */
export function SearchInput({
  value,
  onChange,
  label,
  placeholder,
  size = 'md',
  ...props
}: SearchInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  const text = useTypedText(value, cleanNumber);
  const focus = () => frame.current?.querySelector('input')?.focus();
  const clear = () => {
    onChange(text.read(''));
    focus();
  };
  const { autoFocus, onKeyDown, ref } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useLayoutEffect(() => {
    if (autoFocus && !isFocusInUse()) focus();
  }, []);
  return (
    <Frame ref={frame} size={size}>
      <Search aria-hidden />
      <Input
        ref={ref}
        type="search"
        // six digits may be an identity number, which is private
        data-private={/\d{6}/.test(value) || undefined}
        aria-label={label}
        placeholder={placeholder}
        value={text.displayedText}
        autoComplete="off"
        spellCheck={false}
        textStyle={size === 'lg' ? 'md' : undefined}
        onChange={(event) => onChange(text.read(event.target.value))}
        onBlur={text.endTyping}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text.displayedText !== '') {
            event.stopPropagation();
            clear();
          }
          onKeyDown?.(event);
        }}
      />
      {text.displayedText === '' ? null : (
        <IconButton aria-label="Clear search" size="sm" onClick={clear}>
          <X aria-hidden />
        </IconButton>
      )}
    </Frame>
  );
}
