import { chakra } from '@portal/shared/ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import { contentIdOf } from './content-id.ts';
import { useOverlayCode } from './use-overlay-code.ts';
import { useTooltipTrigger } from './use-tooltip-trigger.ts';

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

/**
 * Shows `content`, a short text, about the element `children` on hover and focus; screen readers get it as the
 * element's description. With `disabled` there is none.
 */
export function Tooltip({ content, children, disabled = false }: TooltipProps) {
  const id = useId();
  const { isOpen, close, handlers } = useTooltipTrigger();
  const code = useOverlayCode(isOpen && !disabled, close);
  if (disabled) return children;
  const contentId = contentIdOf(id);
  return (
    <>
      <chakra.button asChild id={id} aria-describedby={isOpen && code ? contentId : undefined} {...handlers}>
        {children}
      </chakra.button>
      {isOpen && code ? (
        <code.TooltipContent triggerId={id} onClose={close}>
          {content}
        </code.TooltipContent>
      ) : null}
    </>
  );
}
