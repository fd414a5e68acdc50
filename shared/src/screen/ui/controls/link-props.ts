import type { HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { LinkProps } from 'react-router-dom';

/**
 * Props of every link, without its target and without style props whose names mean something else on a link.
 */
export interface AnyLinkProps
  extends Omit<HTMLChakraProps<'a'>, 'href' | 'ref' | 'color' | 'content' | 'mask' | 'translate'> {
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Target of a link within the portal. */
export type WithinPortal = Pick<LinkProps, 'to' | 'replace' | 'state'>;
