import { useFadeIn } from '@portal/shared/motion';
import { chakra } from '@portal/shared/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { CountPill } from '../status/chip.tsx';

/** One tab of `Tabs`. */
export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** A count, or text such as `1 pending`. */
  readonly count?: ReactNode;
  /** `warn` when the counted items need the agent. */
  readonly tone?: 'neutral' | 'warn';
}

/** Props of `Tabs`. */
export interface TabsProps<Id extends string = string> {
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Accessible name of the tab list. */
  readonly label?: string;
  /** Panel of the chosen tab. */
  readonly children?: ReactNode;
}

/** The row of `Tabs`, which scrolls sideways where it is too long. */
export const TabStrip = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: { base: '3', md: '6' },
    mx: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
    ps: { base: 'gutter', md: '0' },
    pe: { base: '6', md: '0' },
    // the first one that is seen is seen whole
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: { base: 'gutter', md: '0' },
    boxShadow: 'inset 0 -1px 0 {colors.border.default}',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // tabs that go on beyond an edge fade there: in the strip's padding, where none is at rest
    maskImage: {
      base: 'linear-gradient(90deg, transparent, #000 {spacing.gutter} calc(100% - {spacing.6}), transparent)',
      md: 'none',
    },
  },
});

/** One of a `TabStrip`; the chosen one has `aria-selected` or `data-selected`. */
export const TabButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    scrollSnapAlign: 'start',
    gap: '7px',
    minW: { base: 'touch', md: '0' },
    h: { base: 'touch', md: '10' },
    pb: '0.5',
    borderBottom: '2px solid transparent',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outlineOffset: '-2px',
    transition: 'color 120ms',
    _hover: { color: 'fg.default' },
    _selected: {
      color: 'fg.default',
      borderColor: 'brand.solid',
      fontWeight: 'semibold',
    },
  },
});

/** Keeps the tab at an index in the middle of its `TabStrip`, also when the strip becomes narrower. */
export function useCenterTab(strip: RefObject<HTMLElement | null>, index: number): void {
  useLayoutEffect(() => {
    const { current } = strip;
    const tab = current?.children[index];
    if (!current || !(tab instanceof HTMLElement) || typeof ResizeObserver === 'undefined') return;
    // it calls this before the first paint
    const observer = new ResizeObserver(() => {
      current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [strip, index]);
}

const Panel = chakra('div', { base: { minW: '0', pt: '5' } });

/**
 * Tabs with one panel, which has the content (`children`) of the tab `value`; without it there is no panel. Arrow keys,
 * Home and End choose a tab at once; only the chosen tab is in the tab order. `label` is the accessible name of the
 * row.
 */
export function Tabs<Id extends string>({ tabs, value, onChange, label, children }: TabsProps<Id>) {
  const base = useId();
  const strip = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  const panel = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.id === value);
  useCenterTab(strip, chosen);
  useFadeIn(panel, value);

  const move = (event: KeyboardEvent) => {
    const target = tabs[nextIndex(event.key, chosen, tabs.length)];
    if (target === undefined) return;
    event.preventDefault();
    buttons.current.get(target.id)?.focus();
    onChange(target.id);
  };

  return (
    <div>
      <TabStrip ref={strip} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            ref={(element: HTMLButtonElement | null) => {
              if (element === null) buttons.current.delete(tab.id);
              else buttons.current.set(tab.id, element);
            }}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value && children !== undefined ? `${base}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count === undefined ? null : <CountPill tone={tab.tone ?? 'neutral'}>{tab.count}</CountPill>}
          </TabButton>
        ))}
      </TabStrip>
      {children === undefined ? null : (
        <Panel ref={panel} role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${value}`}>
          {children}
        </Panel>
      )}
    </div>
  );
}

/**
 * Returns the index that an arrow key, Home or End moves to in a row of `length`, wrapping at both ends; -1 for other
 * keys.
 */
export function nextIndex(key: string, from: number, length: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % length;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return -1;
  }
}
