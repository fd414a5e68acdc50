import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { AnyLinkProps, WithinPortal } from './link-props.ts';

const tone = {
  brand: {},
  /** Inherits its colour: a name in a row, a crumb. */
  plain: { color: 'inherit' },
  subtle: { color: 'fg.subtle' },
};

const textLinkRecipe = defineRecipe({
  base: {
    color: 'brand.fg',
    textDecoration: 'none',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  variants: { tone },
  defaultVariants: { tone: 'brand' },
});

const RouterLink = chakra(Link, textLinkRecipe);
const Anchor = chakra('a', textLinkRecipe);

interface Tone {
  readonly tone?: keyof typeof tone | undefined;
}

/** A page of the portal. */
export interface InnerLinkProps extends AnyLinkProps, WithinPortal, Tone {
  readonly href?: never;
}

/** An address outside the portal; opens a window of its own, which learns nothing of where it came from. */
export interface OuterLinkProps extends AnyLinkProps, Tone {
  readonly href: string;
  readonly to?: never;
}

export type TextLinkProps = InnerLinkProps | OuterLinkProps;

/** A link in text: `to` a page of the portal, or `href` out of it. */
export function TextLink(props: TextLinkProps) {
  if (props.to !== undefined) return <RouterLink {...props} />;
  return <Anchor target="_blank" rel="noopener noreferrer" {...props} />;
}
