import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button-recipe.ts';
import type { AnyLinkProps, WithinPortal } from './link-props.ts';

const StyledLink = chakra(Link, buttonRecipe);

export interface ButtonLinkProps extends AnyLinkProps, WithinPortal {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  readonly block?: boolean | undefined;
}

/** A way to another page that looks like a button. */
export const ButtonLink = (props: ButtonLinkProps) => <StyledLink {...props} />;
