import { chakra } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    flexGrow: { base: '1', lg: '0' },
    flexShrink: { base: '1', lg: '0' },
    minW: '0',
    maxW: 'full',
    '& svg': {
      position: 'absolute',
      insetInlineEnd: { base: '1', md: '3' },
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.muted',
    },
  },
});

const NativeSelect = chakra('select', {
  base: {
    appearance: 'none',
    width: 'full',
    minW: '0',
    h: { base: 'touch', md: '10' },
    ps: { base: '2', md: '3', lg: '3.5' },
    pe: { base: '5', md: '8', lg: '9' },
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    color: 'fg.default',
    fontWeight: 'medium',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
  },
});

interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** CSS widths on a phone, a tablet and from 1024 px. */
export type FilterWidths = Readonly<Record<'base' | 'md' | 'lg', string>>;

interface FilterSelectProps {
  /** For the first option. Another takes what it needs, so that it is never cut. */
  readonly widths: FilterWidths;
  /** Accessible name. It is not visible, because the first option says it. */
  readonly label: string;
  /** Label of the option without a filter: `All statuses`. */
  readonly allLabel: string;
  readonly options: readonly FilterOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/**
 * One filter of the list: a native select, which phones and keyboards support best. `value` `undefined`, also passed to
 * `onChange`, is the first option (`allLabel`), which filters nothing.
 */
export function FilterSelect({ label, allLabel, options, value, onChange, widths }: FilterSelectProps) {
  const chosen = options.find((option) => option.value === value);
  const text = `${chosen?.label.length ?? 0}ch`;
  const basis = chosen && {
    base: `calc(${text} + 1.75rem)`,
    md: `calc(${text} + 2.75rem)`,
    lg: `max(${widths.lg}, calc(${text} + 3.25rem))`,
  };
  return (
    <Frame flexBasis={basis ?? widths}>
      <NativeSelect
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      >
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </Frame>
  );
}
