import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button-recipe.ts';
import type { AnyLinkProps, WithinPortal } from './link-props.ts';

const StyledLink = chakra(Link, buttonRecipe);

/** Props of `ButtonLink`. */
export interface ButtonLinkProps extends AnyLinkProps, WithinPortal {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Takes the full width of its parent. */
  readonly block?: boolean | undefined;
}

/** A link to a page of the portal that looks like a button. */
export const ButtonLink = (props: ButtonLinkProps) => <StyledLink {...props} />;
