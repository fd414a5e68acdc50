import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { AnyLinkProps, WithinPortal } from './link-props.ts';

const tone = {
  brand: {},
  /** Inherits its colour, for a name in a row or a breadcrumb. */
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
  variants: {
    tone,
    /** For a link that is not within a sentence: high enough for a pointer, and for a finger on a phone. */
    standalone: {
      true: { display: 'inline-flex', alignItems: 'center', gap: '1', minH: { base: 'touch', md: '6' } },
    },
  },
  defaultVariants: { tone: 'brand' },
});

const RouterLink = chakra(Link, textLinkRecipe);
const Anchor = chakra('a', textLinkRecipe);

interface Look {
  readonly tone?: keyof typeof tone | undefined;
  readonly standalone?: boolean | undefined;
}

/** A link to a page of the portal. */
interface InnerLinkProps extends AnyLinkProps, WithinPortal, Look {
  readonly href?: never;
}

/** A link out of the portal. It opens a new window, without referrer and opener. */
interface OuterLinkProps extends AnyLinkProps, Look {
  readonly href: string;
  readonly to?: never;
}

/** Props of `TextLink`. */
export type TextLinkProps = InnerLinkProps | OuterLinkProps;

/** A text link: `to` a page of the portal, or `href` to another site, which opens in a new tab. */
export function TextLink(props: TextLinkProps) {
  if (props.to !== undefined) return <RouterLink {...props} />;
  return <Anchor target="_blank" rel="noopener noreferrer" {...props} />;
}
