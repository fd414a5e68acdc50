import { chakra, Link, useNavigate } from '@portal/shared/ui';
import { Search } from 'lucide-react';
import { type MouseEvent, useCallback, useEffect } from 'react';

const Box = chakra(Link, {
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
    _hover: { borderColor: 'border.control', bg: { base: 'bg.muted', lg: 'bg.subtle' } },
  },
});

const Words = chakra('span', { base: { srOnly: { base: true, lg: false }, flex: '1' } });
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

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Where the customers' search is on the page, when that page is the one that shows. */
const searchField = () => document.querySelector<HTMLInputElement>('main input[type=search]');

interface FinderProps {
  /** The customers' page shows already: then its search only needs the focus. */
  readonly onCustomers: boolean;
}

/** The way to a customer from anywhere, by pointer or by `Ctrl/⌘ K`. */
export function Finder({ onCustomers }: FinderProps) {
  const navigate = useNavigate();
  const find = useCallback(() => {
    if (onCustomers) searchField()?.focus();
    else navigate('/client');
  }, [onCustomers, navigate]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      find();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [find]);

  const onClick = (event: MouseEvent) => {
    if (!onCustomers) return;
    event.preventDefault();
    find();
  };

  return (
    <Box to="/client" aria-keyshortcuts="Control+K Meta+K" onClick={onClick}>
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <Words>Find a customer</Words>
      <Key>{isApple() ? '⌘' : 'Ctrl'}</Key>
      <Key>K</Key>
    </Box>
  );
}
