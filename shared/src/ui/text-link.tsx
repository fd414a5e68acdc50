import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const textLinkRecipe = defineRecipe({
  base: {
    color: 'brand.fg',
    textDecoration: 'none',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    tone: {
      brand: {},
      /** Inherits its colour: a name in a row, a crumb. */
      plain: { color: 'inherit' },
      subtle: { color: 'fg.subtle' },
    },
  },
  defaultVariants: { tone: 'brand' },
});

const RouterLink = chakra(Link, textLinkRecipe);
const Anchor = chakra('a', textLinkRecipe);

export type InnerLinkProps = ComponentProps<typeof RouterLink> & { readonly href?: never };

/** An address outside the portal; opens a window of its own, which learns nothing of where it came from. */
export type OuterLinkProps = ComponentProps<typeof Anchor> & { readonly href: string; readonly to?: never };

export type TextLinkProps = InnerLinkProps | OuterLinkProps;

/** A link in text: `to` a page of the portal, or `href` out of it. */
export function TextLink(props: TextLinkProps) {
  if (props.to !== undefined) return <RouterLink {...props} />;
  return <Anchor target="_blank" rel="noopener noreferrer" {...props} />;
}
