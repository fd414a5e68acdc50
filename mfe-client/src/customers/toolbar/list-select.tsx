import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const Frame = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    '& svg': { position: 'absolute', boxSize: '15px', color: 'fg.muted', pointerEvents: 'none' },
    '& > svg:last-child': { insetInlineEnd: '2.5' },
  },
  variants: {
    look: {
      /** On a phone an icon alone. */
      icon: {
        w: { base: 'touch', md: '180px' },
        flexShrink: 0,
        '& > svg:first-of-type': { insetInlineStart: { base: '3.5', md: '2.5' } },
        '& > svg:last-child': { display: { base: 'none', md: 'block' } },
      },
      words: { flex: '1', minW: '0' },
    },
  },
});

const Select = chakra('select', {
  base: {
    appearance: 'none',
    w: 'full',
    minH: { base: 'touch', md: '34px' },
    textOverflow: 'ellipsis',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    fontSize: { base: 'md', md: '13px' },
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  variants: {
    look: {
      // without room for its words on a phone
      icon: { ps: { base: '42px', md: '8' }, pe: { base: '0', md: '7' } },
      words: { ps: '3', pe: '8' },
    },
  },
});

interface ListSelectProps<Id extends string> {
  readonly label: string;
  readonly options: readonly Id[];
  readonly textOf: (option: Id) => string;
  readonly value: Id;
  readonly onChange: (option: Id) => void;
  /** Shown before the words; on a phone in their place. */
  readonly icon?: ReactNode;
}

/** A choice of the toolbar, by the browser's own list. */
export function ListSelect<Id extends string>(props: ListSelectProps<Id>) {
  const { label, options, textOf, value, onChange, icon } = props;
  const look = icon ? 'icon' : 'words';
  return (
    <Frame look={look} data-screen-only="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {icon}
      <Select
        look={look}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((one) => one === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </Select>
      <ChevronDown aria-hidden />
    </Frame>
  );
}
