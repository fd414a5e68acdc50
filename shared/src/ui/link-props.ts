import type { HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { LinkProps } from 'react-router-dom';

/** What any link may be told: but where it leads, and style props whose name means something else to a link. */
export interface AnyLinkProps
  extends Omit<HTMLChakraProps<'a'>, 'href' | 'ref' | 'color' | 'content' | 'mask' | 'translate'> {
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Which page of the portal a link leads to. */
export type WithinPortal = Pick<LinkProps, 'to' | 'replace' | 'state'>;
