import { chakra, Logo, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Page = chakra('main', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minH: '100vh',
    px: { base: '4', md: '12' },
    pt: { base: '5', md: '8' },
    pb: '12',
    bg: 'bg.surface',
    color: 'fg.default',
  },
});
const Content = chakra('div', { base: { m: 'auto', w: 'full', maxW: '440px', display: 'grid', gap: '6' } });
const Tile = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    mb: '4',
    borderRadius: 'popover',
    bg: 'bg.muted',
    color: 'fg.muted',
    '& svg': { boxSize: '22px' },
  },
});
const Lead = chakra('div', { base: { mt: '2', textStyle: 'md', color: 'fg.muted' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

interface PlainPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Shown above the title. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page without the shell's frame: logo, `icon`, title, text and actions. */
export function PlainPage({ title, lead, icon, children, actions }: PlainPageProps) {
  return (
    <Page>
      <Logo />
      <Content>
        <div>
          {icon === undefined ? null : <Tile>{icon}</Tile>}
          <PageTitle>{title}</PageTitle>
          <Lead>{lead}</Lead>
        </div>
        {children}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Content>
    </Page>
  );
}
