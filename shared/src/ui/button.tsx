import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { type ButtonSize, type ButtonVariant, buttonRecipe, iconButtonRecipe } from './button-recipe.ts';
import { Spinner } from './spinner.tsx';

const StyledButton = chakra('button', buttonRecipe);
const StyledIconButton = chakra('button', iconButtonRecipe);

interface BusyProps {
  /** The action is under way: the button says so, ignores presses and keeps the focus. */
  readonly loading?: boolean | undefined;
}

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'ref'>, BusyProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  readonly block?: boolean | undefined;
  /** Said instead of the label while loading. */
  readonly loadingText?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** What the portal does when pressed. Its label says what: `Add to cart`, not `Submit`. */
export function Button({ loading, loadingText, children, onClick, ...props }: ButtonProps) {
  return (
    <StyledButton type="button" {...props} {...busy(loading, onClick)}>
      {loading === true ? <Spinner size="16px" color="currentColor" /> : null}
      {loading === true && loadingText !== undefined ? loadingText : children}
    </StyledButton>
  );
}

export interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'ref' | 'aria-label'>, BusyProps {
  readonly 'aria-label': string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button of one icon, quiet unless told otherwise; it always has a name. */
export function IconButton({ loading, children, onClick, ...props }: IconButtonProps) {
  return (
    <StyledIconButton type="button" {...props} {...busy(loading, onClick)}>
      {loading === true ? <Spinner size="16px" color="currentColor" /> : children}
    </StyledIconButton>
  );
}

type Press = ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;

/** Props of a button that is busy: `disabled` would throw the focus away. */
function busy(loading: boolean | undefined, onClick: Press) {
  if (loading !== true) return { onClick };
  return { 'aria-busy': true, onClick: (event: MouseEvent) => event.preventDefault() };
}
