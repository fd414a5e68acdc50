import { homePath, profilePath } from '@portal/shared/pages';
import type { IconNodes } from '@portal/shared/remote/frame-members';
import { hostLabels } from '@portal/shared/remote/host-labels';
import type { MenuPage } from '@portal/shared/remote/menu';
import { chakra, Link, useLocation } from '@portal/shared/ui';
import { ChartLine, ExternalLink, House } from 'lucide-react';
import { createElement, type ReactNode } from 'react';

/** Lucide's frame of an icon, for the elements that a remote's page declares. */
const Icon = ({ nodes }: { readonly nodes: IconNodes }) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {nodes.map(([element, attributes], at) => createElement(element, { key: at, ...attributes }))}
  </svg>
);

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
  /** Entries of remotes' pages, in order. */
  readonly entries: readonly MenuPage[];
  /** Shows labels beside the icons; otherwise the labels are the icons' accessible names. */
  readonly expanded: boolean;
  readonly onOpenSimulator: () => void;
  /** Called when the agent opens a page, so that a drawer can close. */
  readonly onNavigate?: () => void;
}

/** Home, the entries of remotes, and the simulator (SHL-09). */
export function SideMenu({ entries, expanded, onOpenSimulator, onNavigate }: SideMenuProps) {
  const { pathname } = useLocation();
  const nameProps = (label: string) => (expanded ? {} : { 'aria-label': label, title: label });
  /** The entry is the current one on its paths and below them. */
  const pageEntry = (label: string, to: string, icon: ReactNode, ...morePaths: readonly string[]) => {
    const isCurrent = [to, ...morePaths].some((path) => `${pathname}/`.startsWith(`${path}/`));
    return (
      <li key={to}>
        <PageLink
          to={to}
          onClick={onNavigate}
          {...nameProps(label)}
          {...(isCurrent ? { 'aria-current': 'page' } : {})}
        >
          {icon}
          {expanded ? label : null}
        </PageLink>
      </li>
    );
  };
  return (
    <nav aria-label="Main" data-dd-privacy="mask-user-input">
      <List>
        {pageEntry(
          hostLabels.home,
          homePath,
          <House size={20} strokeWidth={1.75} aria-hidden />,
          profilePath,
        )}
        {entries.map(({ label, path, icon }) => pageEntry(label, path, <Icon nodes={icon} />))}
        <li>
          {/* a button, because a link would put the id token of its address into the document */}
          <MenuButton
            type="button"
            onClick={onOpenSimulator}
            {...nameProps(`${hostLabels.simulator}, opens another site`)}
          >
            <ChartLine size={20} strokeWidth={1.75} aria-hidden />
            {expanded ? (
              <>
                {hostLabels.simulator}
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
