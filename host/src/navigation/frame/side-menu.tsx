import { chakra, Link, useLocation } from '@portal/shared/ui';
import { ChartLine, ExternalLink, FileText, House, type LucideIcon } from 'lucide-react';

interface Page {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Paths below which the page counts as the current one. */
  readonly under: readonly string[];
}

const pages: readonly Page[] = [
  { label: 'Home', to: '/dashboard', icon: House, under: ['/dashboard', '/profile'] },
  { label: 'Applications', to: '/application', icon: FileText, under: ['/application'] },
];

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  h: { base: 'touch', md: '10' },
  px: '2.5',
  borderRadius: 'md',
  color: 'fg.muted',
  fontWeight: 'medium',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
  '&[aria-current], &[aria-current]:hover': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
} as const;

const PageLink = chakra(Link, { base: entryStyle });
export const MenuButton = chakra('button', { base: entryStyle });
const List = chakra('ul', { base: { display: 'grid', gap: '0.5', listStyle: 'none' } });

interface SideMenuProps {
  /** Words beside the icons; without them the icons alone have names. */
  readonly expanded: boolean;
  readonly onSimulator: () => void;
  /** Told when the agent goes somewhere, so that a drawer can close. */
  readonly onLeave?: () => void;
}

/** The pages one step away: exactly the specified three (SHL-09). */
export function SideMenu({ expanded, onSimulator, onLeave }: SideMenuProps) {
  const { pathname } = useLocation();
  const isCurrent = ({ under }: Page) =>
    under.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const named = (label: string) => (expanded ? {} : { 'aria-label': label, title: label });
  return (
    <nav aria-label="Main" data-dd-privacy="mask-user-input">
      <List>
        {pages.map((page) => (
          <li key={page.to}>
            <PageLink
              to={page.to}
              onClick={onLeave}
              {...named(page.label)}
              {...(isCurrent(page) ? { 'aria-current': 'page' } : {})}
            >
              <page.icon size={20} strokeWidth={1.75} aria-hidden />
              {expanded ? page.label : null}
            </PageLink>
          </li>
        ))}
        <li>
          {/* A button, not a link: the token in its address must not stand in the document. */}
          <MenuButton
            type="button"
            onClick={onSimulator}
            {...named('Portfolio Simulator, opens another site')}
          >
            <ChartLine size={20} strokeWidth={1.75} aria-hidden />
            {expanded ? (
              <>
                Portfolio Simulator
                <chakra.span ms="auto" color="fg.subtle" role="img" aria-label="opens another site">
                  <ExternalLink size={15} strokeWidth={1.75} aria-hidden />
                </chakra.span>
              </>
            ) : null}
          </MenuButton>
        </li>
      </List>
    </nav>
  );
}
