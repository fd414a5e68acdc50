import { chakra } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const Details = chakra('details', {
  base: {
    mt: '3',
    // a phone's line is higher than its words
    pt: { base: '0', md: '2.5' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '&::details-content': { opacity: '0', transition: 'opacity 160ms' },
    '&[open]::details-content': { opacity: '1' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: 'touch', md: '6' },
    color: 'brand.fg',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
    gap: '1',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { width: '16px', height: '16px', transition: 'transform 120ms' },
    _motionReduce: { '& svg': { transition: 'none' } },
  },
});

interface DisclosureProps {
  /** What is inside: `All about this fund`. */
  readonly label: string;
  /** Called each time that the content is opened or closed. */
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/**
 * Content that is hidden until the agent opens it by the line with this `label`. It is in the page before, so that the
 * browser's search finds it.
 */
export const Disclosure = ({ label, onToggle, children }: DisclosureProps) => (
  <Details onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
    <Summary>
      {label} <ChevronDown aria-hidden />
    </Summary>
    {children}
  </Details>
);
