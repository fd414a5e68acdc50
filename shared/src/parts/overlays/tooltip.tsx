import { Tooltip as Ark } from '@chakra-ui/react';
import type { SystemStyleObject } from '@portal/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { useLandmarkPortal } from './landmark-portal.tsx';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A short text without controls. */
  readonly content: ReactNode;
  /**
   * One focusable element. A disabled button uses `aria-disabled`, so that it can still get the focus and the
   * tooltip.
   */
  readonly children: ReactElement;
  /** Shows no tooltip. */
  readonly disabled?: boolean;
}

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

/** A short text about an element, on hover and focus; screen readers get it as the element's description. */
export function Tooltip({ content, children, disabled = false }: TooltipProps) {
  const { anchor, renderInLandmark } = useLandmarkPortal();
  if (disabled) return children;
  return (
    <Ark.Root
      openDelay={300}
      closeDelay={80}
      positioning={{ placement: 'top', gutter: 6, overflowPadding: 8 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger ref={anchor} asChild>
        {children}
      </Ark.Trigger>
      {renderInLandmark(
        <Ark.Positioner>
          <Ark.Content css={surface}>{content}</Ark.Content>
        </Ark.Positioner>,
      )}
    </Ark.Root>
  );
}
