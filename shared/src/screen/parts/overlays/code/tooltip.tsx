import { Tooltip as Ark } from '@chakra-ui/react';
import type { SystemStyleObject } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { contentIdOf } from '../content-id.ts';
import { LandmarkPortal } from './landmark-portal.tsx';

const surface: SystemStyleObject = {
  maxW: '280px',
  zIndex: 'menu',
  py: '1.5',
  px: '2.5',
  bg: 'fg.default',
  color: 'bg.surface',
  borderRadius: 'sm',
  boxShadow: 'menu',
  textStyle: 'xs',
};

interface TooltipContentProps {
  readonly triggerId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * An open tooltip above its trigger, which has the element id `triggerId`. `onClose` is called when it closes by
 * itself, as on Escape; the caller then removes it.
 */
export function TooltipContent({ triggerId, onClose, children }: TooltipContentProps) {
  return (
    <Ark.Root
      open
      ids={{ trigger: triggerId, content: contentIdOf(triggerId) }}
      positioning={{ placement: 'top', gutter: 6, overflowPadding: 8 }}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <LandmarkPortal elementId={triggerId}>
        <Ark.Positioner>
          <Ark.Content css={surface}>{children}</Ark.Content>
        </Ark.Positioner>
      </LandmarkPortal>
    </Ark.Root>
  );
}
