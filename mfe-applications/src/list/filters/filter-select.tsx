import { chakra } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    flex: { base: '1', lg: 'none' },
    minW: '0',
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
    maxW: { lg: '190px' },
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

interface FilterSelectProps {
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
export function FilterSelect({ label, allLabel, options, value, onChange }: FilterSelectProps) {
  return (
    <Frame>
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
