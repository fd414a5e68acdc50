import { chakra, IconButton } from '@portal/shared/ui';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef } from 'react';

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
  /** The page is about searching: the field has the focus when it opens. */
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
  const clear = () => {
    onChange('');
    frame.current?.querySelector('input')?.focus();
  };
  const { autoFocus, onKeyDown, ref } = props;
  return (
    <Frame ref={frame} size={size}>
      <Search aria-hidden />
      <Input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
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
