import { Tooltip as Ark } from '@chakra-ui/react';
import type { SystemStyleObject } from '@portal/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { useHanging } from './hang.tsx';

export interface TooltipProps {
  /** A few words; nothing that can be pressed. */
  readonly content: ReactNode;
  /** One element that takes the focus. A forbidden button is `aria-disabled`, so that it can be asked why. */
  readonly children: ReactElement;
  /** Nothing to say at present. */
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

/** A word about an element on hover and focus; also its description for those who hear it. */
export function Tooltip({ content, children, disabled = false }: TooltipProps) {
  const { anchor, hang } = useHanging();
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
      {hang(
        <Ark.Positioner>
          <Ark.Content css={surface}>{content}</Ark.Content>
        </Ark.Positioner>,
      )}
    </Ark.Root>
  );
}
