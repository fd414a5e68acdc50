import { chakra } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    flex: { base: '1 1 40%', md: '0 0 auto' },
    '& svg': {
      position: 'absolute',
      insetInlineEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.muted',
    },
  },
});

const Native = chakra('select', {
  base: {
    appearance: 'none',
    width: 'full',
    minW: '0',
    maxW: { md: '190px' },
    h: { base: 'touch', md: '10' },
    ps: '3.5',
    pe: '9',
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

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

interface FilterSelectProps {
  /** Its name; not shown, for the first option says it. */
  readonly label: string;
  /** What stands when nothing is chosen: `All statuses`. */
  readonly everything: string;
  readonly options: readonly FilterOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** One filter of a list. Native, so that phone and keyboard have what they know. */
export function FilterSelect({ label, everything, options, value, onChange }: FilterSelectProps) {
  return (
    <Frame>
      <Native
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      >
        <option value="">{everything}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Native>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </Frame>
  );
}
