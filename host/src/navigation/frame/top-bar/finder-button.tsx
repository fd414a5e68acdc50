import { chakra } from '@portal/shared/ui';
import { Search } from 'lucide-react';
import { ariaKeysOf, formatKeyName, keysOf } from '../../../help/index.ts';

const Box = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'center', lg: 'flex-start' },
    gap: '2',
    flexShrink: '0',
    boxSizing: 'border-box',
    width: { base: 'touch', md: '10', lg: '300px' },
    h: { base: 'touch', md: '10', lg: '9' },
    ps: { lg: '2.5' },
    pe: { lg: '2' },
    borderRadius: 'md',
    borderWidth: { lg: '1px' },
    borderColor: 'border.default',
    bg: { lg: 'bg.subtle' },
    color: 'fg.subtle',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'border.control', bg: { base: 'bg.muted', lg: 'bg.subtle' } },
  },
});

const Label = chakra('span', { base: { srOnly: { base: true, lg: false }, flex: '1' } });
const Key = chakra('kbd', {
  base: {
    display: { base: 'none', lg: 'inline' },
    minW: '5',
    px: '5px',
    borderRadius: '5px',
    borderWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.surface',
    fontFamily: 'body',
    fontSize: '2xs',
    fontWeight: 'medium',
    lineHeight: '16px',
    textAlign: 'center',
    color: 'fg.subtle',
  },
});

/** The button in the first paint, without the shortcut, because the build does not know the agent's keyboard. */
export const FinderButtonPlaceholder = () => (
  <Box type="button">
    <Search size={18} strokeWidth={1.75} aria-hidden />
    <Label>Find a customer</Label>
  </Box>
);

interface FinderButtonProps {
  readonly onFind: () => void;
  /** Called when pointer or focus reaches the button. */
  readonly onIntent: () => void;
}

/**
 * Button that opens the finder by `onFind`, and names its keyboard shortcut. `onIntent` is called when pointer or focus
 * reaches it.
 */
export function FinderButton({ onFind, onIntent }: FinderButtonProps) {
  return (
    <Box
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeysOf('finder')}
      onClick={onFind}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <Label>Find a customer</Label>
      {keysOf('finder').map((key) => (
        <Key key={key} aria-hidden>
          {formatKeyName(key)}
        </Key>
      ))}
    </Box>
  );
}
