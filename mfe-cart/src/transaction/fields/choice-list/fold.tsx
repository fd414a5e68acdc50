import { useFadeIn } from '@portal/shared/motion';
import { Box, chakra } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';

const Head = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    w: 'full',
    minH: { base: 'touch', md: '10' },
    px: '3.5',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
    color: 'brand.fg',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '& svg': { boxSize: '4', flexShrink: 0, transition: 'transform 120ms' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    _motionReduce: { '& svg': { transition: 'none' } },
  },
});

interface FoldProps {
  /** What is inside: `3 funds above Moderate`. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of a list that a button with its `label` folds. Its rows are rendered only while it is open. */
export function Fold({ label, isOpen, onToggle, children }: FoldProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  useFadeIn(content, isOpen);
  return (
    <>
      <Head type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {label}
        <ChevronDown aria-hidden />
      </Head>
      <Box ref={content} id={id} mt="2" hidden={!isOpen}>
        {isOpen ? children : null}
      </Box>
    </>
  );
}
