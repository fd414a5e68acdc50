import { chakra } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** As high as the rows, without making a short list higher. */
const Track = chakra('div', {
  base: {
    position: 'relative',
    borderInlineStartWidth: '1px',
    borderColor: 'border.subtle',
    bg: 'bg.subtle',
    '& > div': { position: 'absolute', inset: '0' },
  },
});

/** Styles its buttons, because 26 styled elements would be slow in a list that scrolls. */
const Rail = chakra('div', {
  base: {
    position: 'var(--page-sticky)',
    top: 'var(--table-top)',
    display: 'flex',
    flexDirection: 'column',
    // ends where the foot begins, also while the page's head is on the screen
    h: 'min(100%, calc(100dvh - {sizes.topbar} - {sizes.crumbs} - 156px))',
    py: '1',
    // a low window has no room for all of them
    overflowY: 'auto',
    scrollbarWidth: 'none',
    '& button': {
      flex: '1 0 24px',
      borderRadius: 'sm',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      cursor: 'pointer',
      outlineOffset: '-2px',
      _hover: { bg: 'bg.hover', color: 'fg.default' },
      _disabled: { color: 'fg.disabled', fontWeight: 'normal', cursor: 'default', bg: 'transparent' },
    },
    '& button[aria-current=true]': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      fontWeight: 'semibold',
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
  const index = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  const before = Math.max(0, index - 1);
  const after = Math.min(buttons.length - 1, index + 1);
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: before,
    ArrowLeft: before,
    ArrowDown: after,
    ArrowRight: after,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  buttons[target]?.focus();
}

/** Scrolls a rail that is too low for all letters to the marked one. */
function centreCurrent(rail: HTMLElement): void {
  const button = rail.querySelector('[aria-current=true]');
  if (!button || rail.scrollHeight <= rail.clientHeight) return;
  const place = button.getBoundingClientRect();
  const frame = rail.getBoundingClientRect();
  rail.scrollTop += place.top + place.height / 2 - (frame.top + frame.height / 2);
}

/**
 * Jumps to the first name with a letter. A letter without customers is disabled; `#` is for names without one, which are
 * last. They are one stop of the Tab key, within which the arrow keys move.
 */
export const Letters = memo(function Letters({ letters, current, onJump }: LettersProps) {
  const shown = letters.has('#') ? [...alphabet, '#'] : alphabet;
  const tabStop =
    current !== undefined && letters.has(current) ? current : shown.find((letter) => letters.has(letter));
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current !== undefined && rail.current) centreCurrent(rail.current);
  }, [current]);
  return (
    <Track data-screen-only="">
      <div>
        <Rail
          ref={rail}
          role="toolbar"
          aria-label="Jump to a letter"
          aria-orientation="vertical"
          onKeyDown={onKeyDown}
        >
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
        </Rail>
      </div>
    </Track>
  );
});

/** The words that the finger presses; the browser's own list lies over them. */
const Words = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: 'touch',
    ms: 'auto',
    color: 'brand.fg',
    fontSize: '13px',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '& select': { position: 'absolute', inset: '0', w: 'full', opacity: '0', cursor: 'pointer' },
    '&:has(select:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring', borderRadius: 'sm' },
  },
});

/** The letters as one control, for a finger. */
export const LetterSelect = memo(function LetterSelect({ letters, current = '', onJump }: LettersProps) {
  return (
    <Words data-screen-only="">
      <span aria-hidden>A to Z</span>
      <select aria-label="Jump to a letter" value={current} onChange={({ target }) => onJump(target.value)}>
        {[...letters].map((letter) => (
          <option key={letter}>{letter}</option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden />
    </Words>
  );
});
