import { TabButton, TabStrip, useCenterTab } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** The list and the sections, in one box, at whose top the list stays. */
const Box = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minW: '0' } });

/** As wide as the drawer, over what scrolls under it. */
const List = chakra('nav', {
  base: {
    position: 'var(--page-sticky)',
    top: { base: '-4', md: '-5' },
    // over the selects, which have 1
    zIndex: '2',
    mt: { base: '-4', md: '-5' },
    mx: { md: '-6' },
    bg: 'bg.surface',
    '& > div': { ps: { md: '6' }, pe: { md: '1' }, gap: { md: '2.5' } },
    // it is in sight, above where the drawer scrolls what gets the focus
    '& button': { scrollMarginTop: 'calc(-1 * {spacing.20})' },
  },
});

/** How far below the list the heading of a section is that is being read, in pixels. */
const readingDistance = 96;

/** Scrolls a heading to the top and focuses it. The focus alone would scroll it only just into view. */
function goTo(heading: HTMLElement | null): void {
  heading?.scrollIntoView?.({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface SectionsProps {
  readonly titles: readonly string[];
  /** Returns the sections; `idOf` gives the id for a section's heading, which can have the focus. */
  readonly children: (idOf: (title: string) => string) => ReactNode;
}

/**
 * The sections of a long form under a list of their titles that stays in sight and marks where the agent is: in the section
 * that has the focus while it is in sight, else in the one at the top. A press on a title leads to its section.
 */
export function Sections({ titles, children }: SectionsProps) {
  const id = useId();
  const idOf = (title: string) => `${id}-${titles.indexOf(title)}`;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const { current: element } = box;
    if (!element) return undefined;
    const mark = () => {
      const line = (list.current?.getBoundingClientRect().bottom ?? 0) + readingDistance;
      const sections = [...element.querySelectorAll(':scope > [role=group]')];
      const focused = sections.findIndex((section) => section.contains(document.activeElement));
      const place = sections[focused]?.getBoundingClientRect();
      const isInSight = place && place.bottom > line && place.top < innerHeight - readingDistance;
      const atTop = sections.findLastIndex((section) => section.getBoundingClientRect().top <= line);
      setCurrent(isInSight ? focused : Math.max(atTop, 0));
    };
    // scrolling does not bubble
    document.addEventListener('scroll', mark, { capture: true, passive: true });
    element.addEventListener('focusin', mark);
    return () => {
      document.removeEventListener('scroll', mark, { capture: true });
      element.removeEventListener('focusin', mark);
    };
  }, []);
  useCenterTab(strip, current);
  return (
    <Box ref={box}>
      <List ref={list} aria-label="Sections">
        <TabStrip ref={strip}>
          {titles.map((title, at) => (
            <TabButton
              key={title}
              type="button"
              aria-current={at === current || undefined}
              data-selected={at === current || undefined}
              onClick={() => goTo(document.getElementById(idOf(title)))}
            >
              {title}
            </TabButton>
          ))}
        </TabStrip>
      </List>
      {children(idOf)}
    </Box>
  );
}
