import { chakra } from '@portal/shared/ui';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Styles its buttons, because 26 styled elements would be slow in a list that scrolls. */
const Row = chakra('div', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    // large text has no room for them beside the title
    flex: { base: '1 1 11rem', lg: '1' },
    minW: '0',
    scrollbarWidth: 'none',
    // letters that go on beyond an edge fade there: in the head's padding, where none is at rest
    mx: '-4',
    px: '4',
    maskImage: 'linear-gradient(90deg, transparent, #000 {spacing.4} calc(100% - {spacing.4}), transparent)',
    '& button': {
      flexShrink: 0,
      w: { base: 'touch', md: '25px' },
      h: { base: 'touch', md: '30px' },
      borderRadius: 'sm',
      color: 'fg.muted',
      fontSize: '13px',
      fontWeight: 'semibold',
      cursor: 'pointer',
      outlineOffset: '-2px',
      _hover: { bg: 'bg.hover', color: 'fg.default' },
      _disabled: {
        color: 'fg.disabled',
        fontWeight: 'normal',
        cursor: 'default',
        bg: 'transparent',
      },
    },
    // not justified to the end: what overflows there cannot be scrolled to
    '& > :first-child': { ms: { md: 'auto' } },
    '& button[aria-current=true]': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
  },
});

interface LettersProps {
  /** Letters with which a loaded name begins. */
  readonly letters: ReadonlySet<string>;
  /** The letter of the first row on the screen. */
  readonly current: string | undefined;
  readonly onJump: (letter: string) => void;
}

/** Moves the focus between the letters that can be pressed; other keys do nothing. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const index = buttons.findIndex((button) => button === event.target);
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(buttons.length - 1, index + 1),
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  buttons[target]?.focus();
}

/** Scrolls a row that is too narrow for all letters to the marked one. */
function centreCurrent(row: HTMLElement): void {
  const button = row.querySelector('[aria-current=true]');
  if (!button || row.scrollWidth <= row.clientWidth) return;
  const place = button.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
}

/**
 * Jumps to the first name with a letter. A letter without customers is disabled; `#` is for names without one, which are last. They are one
 * stop of the Tab key, within which the arrow keys move.
 */
export const Letters = memo(function Letters({ letters, current, onJump }: LettersProps) {
  const shown = letters.has('#') ? [...alphabet, '#'] : alphabet;
  const tabStop =
    current !== undefined && letters.has(current) ? current : shown.find((letter) => letters.has(letter));
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current !== undefined && row.current) centreCurrent(row.current);
  }, [current]);
  return (
    <Row ref={row} role="toolbar" aria-label="Jump to a letter" data-screen-only="" onKeyDown={onKeyDown}>
      {shown.map((letter) => (
        <button
          key={letter}
          type="button"
          tabIndex={letter === tabStop ? 0 : -1}
          aria-current={letter === current || undefined}
          disabled={!letters.has(letter)}
          onClick={() => onJump(letter)}
        >
          {letter}
        </button>
      ))}
    </Row>
  );
});
