import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import { isFocusInUse } from './focus-in-use.ts';

const Title = chakra('h1', {
  base: { textStyle: 'h1', color: 'fg.default', textWrap: 'balance' },
  variants: {
    size: { page: {}, name: { textStyle: 'name' }, hero: { textStyle: '2xl', fontWeight: 'semibold' } },
  },
  defaultVariants: { size: 'page' },
});

export interface PageTitleProps extends Omit<HTMLChakraProps<'h1'>, 'title' | 'ref'> {
  /** What the browser's tab says, when that is not what the heading says. */
  readonly documentTitle?: string | undefined;
  readonly size?: 'page' | 'name' | 'hero' | undefined;
}

const portalName = 'Agent Portal';

/**
 * The page's one `h1`. Names the browser's tab, and receives the focus after a navigation, so that those who
 * hear the page hear where they are. Not on the first page of a visit, and not out of a field, a dialog or a menu that
 * was opened while the page was still on its way.
 */
export function PageTitle({ documentTitle, children, size, ...props }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { location } = useContext(UNSAFE_LocationContext);
  const arrivedByNavigation = location.key !== 'default';
  const name = documentTitle ?? (typeof children === 'string' ? children : undefined);

  useEffect(() => {
    document.title = name === undefined ? portalName : `${name} · ${portalName}`;
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not for each change of its query
  useEffect(() => {
    if (arrivedByNavigation && !isFocusInUse()) heading.current?.focus({ preventScroll: true });
  }, [location.pathname]);

  return (
    <Title ref={heading} tabIndex={-1} size={size} {...props}>
      {children}
    </Title>
  );
}
