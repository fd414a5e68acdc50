import { chakra, IconButton, isFocusInUse } from '@portal/shared/ui';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';

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
    bg: 'transparent',
    outline: 'none',
    fontSize: { base: 'md', md: 'inherit' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export interface SearchInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Its name; not shown. */
  readonly label: string;
  readonly placeholder?: string;
  /** `lg` where searching is what the page is for. */
  readonly size?: 'md' | 'lg';
  /** The page is about searching: the field has the focus when it opens, but takes it out of nothing that is in use. */
  readonly autoFocus?: boolean;
  /** For the arrow keys of a list below. Escape is the field's own: it clears. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A search field with a way to empty it. */
export function SearchInput({
  value,
  onChange,
  label,
  placeholder,
  size = 'md',
  ...props
}: SearchInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  const focus = () => frame.current?.querySelector('input')?.focus();
  const clear = () => {
    onChange('');
    focus();
  };
  const { autoFocus, onKeyDown, ref } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    if (autoFocus && !isFocusInUse()) focus();
  }, []);
  return (
    <Frame ref={frame} size={size}>
      <Search aria-hidden />
      <Input
        ref={ref}
        type="search"
        // what looks like an identity number is somebody's
        data-private={/\d{6}/.test(value) || undefined}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        textStyle={size === 'lg' ? 'md' : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            clear();
          }
          onKeyDown?.(event);
        }}
      />
      {value === '' ? null : (
        <IconButton aria-label="Clear search" size="sm" onClick={clear}>
          <X aria-hidden />
        </IconButton>
      )}
    </Frame>
  );
}
