import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import { isFocusInUse } from '../controls/focus-in-use.ts';

const Title = chakra('h1', {
  base: { textStyle: 'h1', color: 'fg.default', textWrap: 'balance' },
  variants: {
    size: { page: {}, name: { textStyle: 'name' }, hero: { textStyle: '2xl', fontWeight: 'semibold' } },
  },
  defaultVariants: { size: 'page' },
});

/** Props of `PageTitle`. */
export interface PageTitleProps extends Omit<HTMLChakraProps<'h1'>, 'title' | 'ref'> {
  /** Title of the browser tab, if it differs from the heading. */
  readonly documentTitle?: string | undefined;
  readonly size?: 'page' | 'name' | 'hero' | undefined;
}

const portalName = 'Agent Portal';

/** Whether a title that had the focus is being removed in the commit that React runs now. */
let isFocusedTitleRemoved = false;

/**
 * The page's only `h1`. Sets the title of the browser tab, and takes the focus after a navigation, so that
 * screen readers announce the page. It does not take the focus on the first page of a visit, nor from a
 * field, dialog or menu that was opened while the page was loading.
 */
export function PageTitle({ documentTitle, children, size, ...props }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { location } = useContext(UNSAFE_LocationContext);
  const arrivedByNavigation = location.key !== 'default';
  const name = documentTitle ?? (typeof children === 'string' ? children : undefined);

  useEffect(() => {
    document.title = name === undefined ? portalName : `${name} · ${portalName}`;
  }, [name]);

  // The title of another state of the page, such as loaded after loading, takes the focus over.
  useLayoutEffect(() => {
    const title = heading.current;
    if (isFocusedTitleRemoved) title?.focus({ preventScroll: true });
    return () => {
      if (title === null || document.activeElement !== title) return;
      isFocusedTitleRemoved = true;
      queueMicrotask(() => {
        isFocusedTitleRemoved = false;
      });
    };
  }, []);

  // A passive effect can run after a press and before React shows its result: it would close the menu that was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a new page, not for a change of its query
  useLayoutEffect(() => {
    if (arrivedByNavigation && !isFocusInUse()) heading.current?.focus({ preventScroll: true });
  }, [location.pathname]);

  return (
    <Title ref={heading} tabIndex={-1} size={size} {...props}>
      {children}
    </Title>
  );
}
