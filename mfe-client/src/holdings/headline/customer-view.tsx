import { titleCase } from '@portal/shared/parts';
import { Button, chakra, Logo } from '@portal/shared/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

const Page = chakra('main', {
  base: {
    minH: '100dvh',
    maxW: '1440px',
    mx: 'auto',
    py: '5',
    px: { base: '4', md: '8' },
    bg: 'bg.canvas',
    color: 'fg.default',
  },
});
const Head = chakra('header', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', lg: '1fr auto 1fr' },
    alignItems: 'center',
    gap: '4',
    mb: '5',
    '& h1': { textStyle: 'lg', fontWeight: 'semibold', outline: 'none' },
    '& > span': { display: { base: 'none', md: 'block' } },
    // a tablet has a line for a long name, below the brand
    '& > h1': { gridArea: { md: '2 / 1 / 3 / 3', lg: 'auto' } },
    // the company alone: the portal's name says nothing to a customer
    '& > span span + span': { display: 'none !important' },
    '& > div': { textAlign: 'end' },
  },
});
/** Large type, for a customer who looks from the other side of the table. A tablet has no room for it. */
const Large = chakra('div', { base: { zoom: { lg: '1.18' } } });

interface CustomerViewProps {
  readonly name: string;
  readonly onStop: () => void;
  readonly children: ReactNode;
}

/**
 * Shows its content alone, for the customer who looks at the screen: no other part of the page is displayed, found by
 * the browser's search, or read by a screen reader, until it unmounts. The button or Esc calls `onStop`.
 */
export function CustomerView({ name, onStop, children }: CustomerViewProps) {
  const page = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => (page.current ? showAlone(page.current) : undefined), []);
  const stopByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onStop();
  });
  useEffect(() => {
    title.current?.focus();
    window.addEventListener('keydown', stopByKey);
    return () => window.removeEventListener('keydown', stopByKey);
  }, []);
  return createPortal(
    <div ref={page}>
      <Page>
        <Head>
          <span>
            <Logo />
          </span>
          <h1 ref={title} tabIndex={-1}>
            {titleCase(name)}
          </h1>
          <div>
            <Button variant="outline" onClick={onStop}>
              <X aria-hidden />
              Stop showing
            </Button>
          </div>
        </Head>
        <Large>{children}</Large>
      </Page>
    </div>,
    document.body,
  );
}

/** Takes everything else out of the page until the returned function is called, and keeps the scroll position for then. */
function showAlone(page: HTMLElement): () => void {
  const { scrollY } = window;
  const others = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== page,
  );
  const displays = others.map((element) => element.style.display);
  for (const element of others) element.style.display = 'none';
  window.scrollTo(0, 0);
  return () => {
    others.forEach((element, at) => {
      element.style.display = displays[at] ?? '';
    });
    window.scrollTo(0, scrollY);
  };
}
