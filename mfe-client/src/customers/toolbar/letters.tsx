import { chakra } from '@portal/shared/ui';
import { memo } from 'react';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Styles its buttons, because 26 styled elements would be slow in a list that scrolls. */
const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: { md: 'flex-end' },
    overflowX: 'auto',
    flex: '1',
    minW: '0',
    scrollbarWidth: 'none',
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
        color: 'fg.subtle',
        opacity: 0.5,
        fontWeight: 'normal',
        cursor: 'default',
        bg: 'transparent',
      },
    },
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

/** Jumps to the first name with a letter. A letter without customers is disabled; `#` is for other beginnings. */
export const Letters = memo(function Letters({ letters, current, onJump }: LettersProps) {
  const shown = letters.has('#') ? ['#', ...alphabet] : alphabet;
  return (
    <Row role="group" aria-label="Jump to a letter" data-screen-only="">
      {shown.map((letter) => (
        <button
          key={letter}
          type="button"
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
