import { chakra, Link, useLocation } from '@portal/shared/ui';
import { ChartLine, ExternalLink, FileText, House, type LucideIcon } from 'lucide-react';

interface Page {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** The entry is the current one on these paths and below them. */
  readonly paths: readonly string[];
}

const pages: readonly Page[] = [
  { label: 'Home', to: '/dashboard', icon: House, paths: ['/dashboard', '/profile'] },
  { label: 'Applications', to: '/application', icon: FileText, paths: ['/application'] },
];

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minH: { base: 'touch', md: '10' },
  px: '2.5',
  borderRadius: 'md',
  color: 'fg.muted',
  fontWeight: 'medium',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
  '&[aria-current], &[aria-current]:hover': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
} as const;

const PageLink = chakra(Link, { base: entryStyle });
export const MenuButton = chakra('button', { base: entryStyle });
const List = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5', listStyle: 'none' },
});

interface SideMenuProps {
  /** Shows labels beside the icons; otherwise the labels are the icons' accessible names. */
  readonly expanded: boolean;
  readonly onOpenSimulator: () => void;
  /** Called when the agent opens a page, so that a drawer can close. */
  readonly onNavigate?: () => void;
}

/** The three entries of the specification (SHL-09). */
export function SideMenu({ expanded, onOpenSimulator, onNavigate }: SideMenuProps) {
  const { pathname } = useLocation();
  const isCurrent = ({ paths }: Page) =>
    paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const nameProps = (label: string) => (expanded ? {} : { 'aria-label': label, title: label });
  return (
    <nav aria-label="Main" data-dd-privacy="mask-user-input">
      <List>
        {pages.map((page) => (
          <li key={page.to}>
            <PageLink
              to={page.to}
              onClick={onNavigate}
              {...nameProps(page.label)}
              {...(isCurrent(page) ? { 'aria-current': 'page' } : {})}
            >
              <page.icon size={20} strokeWidth={1.75} aria-hidden />
              {expanded ? page.label : null}
            </PageLink>
          </li>
        ))}
        <li>
          {/* a button, because a link would put the id token of its address into the document */}
          <MenuButton
            type="button"
            onClick={onOpenSimulator}
            {...nameProps('Portfolio Simulator, opens another site')}
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
