import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonRecipe, iconButtonRecipe } from './button-recipe.ts';

const StyledButton = chakra('button', buttonRecipe);
const StyledIconButton = chakra('button', iconButtonRecipe);

interface BusyProps {
  /** The action is in progress: the button announces it, ignores presses and keeps the focus. */
  readonly loading?: boolean | undefined;
}

/** Props of `Button`. */
export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'ref'>, BusyProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Takes the full width of its parent. */
  readonly block?: boolean | undefined;
  /** Replaces the label while loading. */
  readonly loadingText?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button. Its label names the action: `Add to cart`, not `Submit`. While `loading` it keeps the focus and ignores
 * presses, and `loadingText` replaces the label.
 */
export function Button({ loading, loadingText, children, onClick, ...props }: ButtonProps) {
  return (
    <StyledButton type="button" {...props} {...busy(loading, onClick)}>
      {loading === true ? <Spinner size="16px" color="currentColor" /> : null}
      {loading === true && loadingText !== undefined ? loadingText : children}
    </StyledButton>
  );
}

/** Props of `IconButton`. */
export interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'ref' | 'aria-label'>, BusyProps {
  readonly 'aria-label': string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button with only an icon (`children`), which needs an accessible name. The default variant is `quiet`. While
 * `loading` it keeps the focus and ignores presses.
 */
export function IconButton({ loading, children, onClick, ...props }: IconButtonProps) {
  return (
    <StyledIconButton type="button" {...props} {...busy(loading, onClick)}>
      {loading === true ? <Spinner size="16px" color="currentColor" /> : children}
    </StyledIconButton>
  );
}

type Press = ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;

/** Props of a busy button. `disabled` is not used, because it loses the focus. */
function busy(loading: boolean | undefined, onClick: Press) {
  if (loading !== true) return { onClick };
  return { 'aria-busy': true, onClick: (event: MouseEvent) => event.preventDefault() };
}
